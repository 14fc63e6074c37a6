package octavo.gui.problems;

import octavo.check.Rule;
import octavo.tidy.CleanUp;

import java.util.ResourceBundle;

/// What rules and clean-ups are called in the language of the window. In English they say it
/// themselves.
final class InWords {
    private static final ResourceBundle WORDS =
            ResourceBundle.getBundle(InWords.class.getPackageName() + ".words");

    private InWords() {}

    static String of(Rule rule) {
        return of(rule.code().id(), rule.summary());
    }

    static String of(CleanUp cleanUp) {
        return of(cleanUp.name(), cleanUp.summary());
    }

    private static String of(String name, String english) {
        return WORDS.containsKey(name) ? WORDS.getString(name) : english;
    }
}
