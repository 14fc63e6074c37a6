package octavo.names;

import java.util.regex.Pattern;

/// Words that occur in the names of organisations, and hardly in those of people.
public final class BodyWords {
    private static final Pattern WORD =
            Pattern.compile(
                    "(?iU)\\b(?:the|universit\\w*|institut\\w*|group|committee|organi[sz]ation"
                            + "|association|society|department|ministry|council|inc|ltd|gmbh|team"
                            + "|consortium|cent(?:er|re)|agency|office|commission|company"
                            + "|corporation|collaboration|network|foundation|bank|laborator\\w*"
                            + "|bureau|press|library|museum|united|national|international"
                            + "|world|developers|project)\\b");

    private BodyWords() {}

    /// Whether a name has one.
    public static boolean areIn(String name) {
        return WORD.matcher(name).find();
    }
}
