package octavo.duplicates;

import octavo.names.PersonName;
import octavo.text.LetterFolding;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A name as it is compared: without accents, whether written out (ä, ae) or not.
///
/// @param family the family name without its prefix
/// @param givens the given names, some of which may be initials; none where there are none
record ComparedName(String family, List<Given> givens) {
    private static final Pattern BREAK =
            Pattern.compile("[\\s\u00A0~\u2010-\u2015-]+|(?<=\\.)(?=[^\\s.-])");
    private static final Pattern INITIALS = Pattern.compile("\\p{Lu}{2,3}");

    /// @param shortened whether it is one letter, or has a full stop: `Ch.`
    record Given(String letters, boolean shortened) {
        boolean fits(Given that) {
            return shortened || that.shortened
                    ? letters.startsWith(that.letters) || that.letters.startsWith(letters)
                    : letters.equals(that.letters);
        }
    }

    static ComparedName of(PersonName name) {
        PersonName plain = name.unicode();
        String family = plainLetters(name.literal().orElse(plain.family()));
        List<Given> givens = new ArrayList<>();
        for (String word : BREAK.split(plain.given(), -1)) {
            if (INITIALS.matcher(word).matches()) {
                word.codePoints().forEach(letter -> add(givens, Character.toString(letter)));
            } else {
                add(givens, word);
            }
        }
        return new ComparedName(family, List.copyOf(givens));
    }

    private static void add(List<Given> givens, String word) {
        String letters = plainLetters(word);
        if (!letters.isEmpty()) {
            givens.add(new Given(letters, letters.length() == 1 || word.endsWith(".")));
        }
    }

    /// The letters and digits of a text, folded so far that ä, ae and a are one.
    static String plainLetters(String text) {
        return ofFolded(LetterFolding.of(text).bare());
    }

    static String ofFolded(String folded) {
        return folded.replace(" ", "").replace("ae", "a").replace("oe", "o").replace("ue", "u");
    }

    /// Whether both may be one person, whose name one of them may have in another form (Dave,
    /// David): the same family name, and first initials that do not differ.
    boolean mayBe(ComparedName that) {
        return family.equals(that.family)
                && (givens.isEmpty()
                        || that.givens.isEmpty()
                        || givens.getFirst().letters.charAt(0)
                                == that.givens.getFirst().letters.charAt(0));
    }

    /// Whether nothing in the names speaks against their being one person: John is not Jane, and J.
    /// Q. not J. R.
    boolean fits(ComparedName that) {
        if (!mayBe(that)) {
            return false;
        }
        int least = Math.min(givens.size(), that.givens.size());
        for (int i = 0; i < least; i++) {
            if (!givens.get(i).fits(that.givens.get(i))) {
                return joined().equals(that.joined());
            }
        }
        return true;
    }

    /// Xiao-Ming as Xiaoming.
    private String joined() {
        var joined = new StringBuilder();
        givens.forEach(given -> joined.append(given.letters));
        return joined.toString();
    }
}
