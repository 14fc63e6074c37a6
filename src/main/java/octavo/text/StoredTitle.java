package octavo.text;

/// The form of a title that files keep: in receipts as a digest, and of disowned works as it is.
/// How titles are compared may change from version to version. This never does, or what is kept
/// would no longer be found.
public final class StoredTitle {
    private StoredTitle() {}

    /// The letters and digits of a title in lower case, without accents; ä, ae and a are the same.
    /// Signs after a word change its meaning: C, C++ and C#, A and A*.
    public static String foldTitle(String writtenTitle) {
        String title =
                writtenTitle
                        .replaceAll("(?<=\\p{L})\\+\\+", "plusplus")
                        .replaceAll("(?<=\\p{L})\\+(?![\\p{L}\\p{N}])", "plus")
                        .replaceAll("(?<=\\p{L})#", "sharp")
                        .replaceAll("(?<=(?<![\\p{L}\\p{N}])\\p{L})\\*", "star");
        return LetterFolding.of(title)
                .unaccented()
                .replace(" ", "")
                .replace("ae", "a")
                .replace("oe", "o")
                .replace("ue", "u");
    }
}
