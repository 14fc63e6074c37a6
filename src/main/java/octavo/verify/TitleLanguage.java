package octavo.verify;

import octavo.text.LetterFolding;

import java.util.Arrays;
import java.util.Set;

/// Tells titles that are not English, which services list only in part.
final class TitleLanguage {
    /// Short words of other languages that are no English words.
    private static final Set<String> FOREIGN_WORDS =
            Set.of(
                    "der", "das", "des", "dem", "und", "fur", "fuer", "zur", "zum", "von", "einer",
                    "eine", "eines", "bei", "mit", "im", "uber", "le", "les", "du", "et", "dans",
                    "pour", "sur", "une", "aux", "el", "los", "las", "del", "en", "para", "por",
                    "una", "il", "gli", "della", "nella", "di", "per", "het", "een", "voor", "van",
                    "och", "av", "att", "og", "til", "na", "dos", "da", "do", "em", "uma", "w", "i",
                    "oraz");

    private TitleLanguage() {}

    static boolean looksForeign(String title) {
        boolean hasOtherLetters =
                title.codePoints()
                        .filter(Character::isLetter)
                        .anyMatch(it -> {
                            var script = Character.UnicodeScript.of(it);
                            return script != Character.UnicodeScript.LATIN
                                    && script != Character.UnicodeScript.GREEK;
                        });
        long foreignCount =
                Arrays.stream(LetterFolding.of(title).unaccented().split(" ", -1))
                        .filter(FOREIGN_WORDS::contains)
                        .distinct()
                        .count();
        return hasOtherLetters || foreignCount >= 2;
    }
}
