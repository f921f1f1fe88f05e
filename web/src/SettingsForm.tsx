/* The settings form: language, theme, speed, sound, coach. */
import { Choice } from "./Choice";
import { useSettings } from "./settings";
import { LANGUAGES } from "./words";

export function SettingsForm() {
    const { say, language, theme, sound, speed, coach, change } = useSettings();
    return (
        <div class="settings">
            <Choice label={say("language")} value={language} values={LANGUAGES} onChange={(value) => change({ language: value })} />
            <Choice
                label={say("theme")}
                value={theme}
                values={[
                    { value: "system", label: say("themeSystem") },
                    { value: "dark", label: say("themeDark") },
                    { value: "light", label: say("themeLight") },
                ]}
                onChange={(value) => change({ theme: value })}
            />
            <Choice
                label={say("speed")}
                value={speed}
                values={[
                    { value: "none", label: say("speedNone") },
                    { value: "fast", label: say("speedFast") },
                    { value: "normal", label: say("speedNormal") },
                    { value: "slow", label: say("speedSlow") },
                ]}
                onChange={(value) => change({ speed: value })}
            />
            <Choice
                label={say("sound")}
                value={sound ? "on" : "off"}
                values={[
                    { value: "on", label: say("on") },
                    { value: "off", label: say("off") },
                ]}
                onChange={(value) => change({ sound: value === "on" })}
            />
            <Choice
                label={say("coachSetting")}
                value={coach ? "on" : "off"}
                values={[
                    { value: "on", label: say("on") },
                    { value: "off", label: say("off") },
                ]}
                onChange={(value) => change({ coach: value === "on" })}
            />
        </div>
    );
}
