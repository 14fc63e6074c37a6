package octavo.names;

import java.util.regex.Pattern;

/// Words that occur in the names of organisations, and hardly in those of people.
public final class OrganisationWords {
    private static final Pattern BODY_WORD =
            Pattern.compile(
                    "(?iU)\\b(?:the|universit\\w*|institut\\w*|group|committee|organi[sz]ation"
                            + "|association|society|department|ministry|council|inc|ltd|gmbh|team"
                            + "|consortium|cent(?:er|re)|agency|office|commission|company"
                            + "|corporation|collaboration|network|foundation|bank|laborator\\w*"
                            + "|bureau|press|library|museum|united|national|international"
                            + "|world|developers|project)\\b");

    private OrganisationWords() {}

    /// Whether a name has one.
    public static boolean occurIn(String name) {
        return BODY_WORD.matcher(name).find();
    }
}
