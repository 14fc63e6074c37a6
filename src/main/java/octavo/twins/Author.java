package octavo.twins;

import octavo.names.PersonName;
import octavo.text.Folding;

import java.util.List;
import java.util.StringJoiner;

/// A name as it is compared: without accents, whether written out (ä, ae) or not, and with its
/// initials.
///
/// @param family the family name without its prefix
/// @param initials of the given names, `jp`; empty where there are none
record Author(String family, String initials) {
    static Author of(PersonName name) {
        PersonName plain = name.unicode();
        String family = plainLetters(name.literal().orElse(plain.family()));
        var initials = new StringBuilder();
        for (String given : Folding.of(plain.given()).bare().split(" ", -1)) {
            initials.append(given.isEmpty() ? "" : given.substring(0, 1));
        }
        return new Author(family, initials.toString());
    }

    /// The letters and digits of a text, folded so far that ä, ae and a are one.
    static String plainLetters(String text) {
        return ofFolded(Folding.of(text).bare());
    }

    static String ofFolded(String folded) {
        return folded.replace(" ", "").replace("ae", "a").replace("oe", "o").replace("ue", "u");
    }

    /// Whether both may be one person: the same family name, and initials that do not differ.
    boolean mayBe(Author that) {
        return family.equals(that.family)
                && (initials.isEmpty()
                        || that.initials.isEmpty()
                        || initials.charAt(0) == that.initials.charAt(0));
    }

    /// How many names of one list may be those of the other.
    static int shared(List<Author> some, List<Author> others) {
        int shared = 0;
        for (Author author : some) {
            for (Author other : others) {
                if (author.mayBe(other)) {
                    shared++;
                    break;
                }
            }
        }
        return shared;
    }

    /// The family names, for comparing whole lists.
    static String families(List<Author> authors) {
        var families = new StringJoiner(" ");
        authors.stream().map(Author::family).sorted().forEach(families::add);
        return families.toString();
    }
}
