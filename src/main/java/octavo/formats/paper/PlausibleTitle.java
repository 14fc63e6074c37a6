package octavo.formats.paper;

import octavo.text.LetterFolding;

import java.util.regex.Pattern;

/// Whether a file's title or author metadata is plausible. Most of it is the name of a file,
/// template or account.
final class PlausibleTitle {
    private static final Pattern FILE_NAME =
            Pattern.compile(
                    "(?i).*\\.(?:e?ps|pdf|dvi|docx?|tex|indd|qx[dp]|pptx?|fm|rtf|p65|wpd|odt|pages"
                            + "|md|html?|txt|png|jpe?g|svg|xlsx?|xml|mif|gif|tiff?)");
    private static final Pattern PROGRAM_TEXT =
            Pattern.compile(
                    "(?iU)(?:microsoft (?:word|powerpoint|excel).*|untitled.*|(?:no )?title|slide"
                        + " \\d.*|layout \\d.*|document ?\\d*|pii: ?.*|doi: ?.*|10\\.\\d{4}.*|no"
                        + " job name|(?:.*\\b(?:paper|proceedings|article|manuscript|word)"
                        + " template.*)|sample.{0,12}|main|manuscript.{0,12}|paper.{0,6}|article.{0,6}|final.{0,8}|draft.{0,8}|acm"
                        + " sig.*|powerpoint .*|print|full page photo"
                        + "|presentation|https?://.*|about:blank|[a-z]+://.*|.*\\\\.*)");

    private PlausibleTitle() {}

    static boolean isPlausible(String titleText) {
        String title = titleText.strip();
        String[] titleWords = LetterFolding.of(title).unaccented().split(" ", -1);
        boolean isCode = title.matches("\\S*[\\d_]\\S*");
        return titleWords.length > 1
                && !isCode
                && !FILE_NAME.matcher(title).matches()
                && !PROGRAM_TEXT.matcher(title).matches()
                && title.chars().filter(Character::isLetter).count() * 2 > title.length();
    }

    /// Whether a text can be a person's name: account names have no capitals.
    static boolean isPerson(String nameText) {
        String name = nameText.strip();
        return name.matches("(?U)\\p{Lu}\\p{L}*[\\p{Ll}.’' -].*")
                && name.length() < 80
                && !name.matches(
                        "(?i)(?:user|admin|administrator|author|owner|unknown|root|guest|default)\\d*")
                && name.chars().noneMatch(Character::isDigit);
    }
}
