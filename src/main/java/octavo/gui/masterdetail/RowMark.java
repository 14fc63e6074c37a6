package octavo.gui.masterdetail;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// What can be seen from afar about a row of a list: who, how bad, how likely, how many.
public sealed interface RowMark {

    /// What it says to those who do not see it; empty for what the texts of its row say.
    String spokenText();

    /// The initials of a person, in a circle.
    record InitialsMark(String initials) implements RowMark {
        /// The mark of a name that begins with the family name: `LM` for *Mai, Luo*.
        public static InitialsMark ofName(String writtenName) {
            List<String> nameParts = Stream.of(writtenName.split(",", 2)).toList();
            return new InitialsMark(
                    nameParts.reversed().stream()
                            .map(String::strip)
                            .map(InitialsMark::firstLetter)
                            .collect(Collectors.joining()));
        }

        private static String firstLetter(String namePart) {
            return namePart.codePoints()
                    .filter(Character::isLetter)
                    .limit(1)
                    .mapToObj(letter -> Character.toString(Character.toUpperCase(letter)))
                    .collect(Collectors.joining());
        }

        @Override
        public String spokenText() {
            return "";
        }
    }

    /// A coloured dot.
    record DotMark(MarkTone tone, String spokenText) implements RowMark {}

    /// A word or number on a coloured ground.
    record ChipMark(String chipText, MarkTone tone) implements RowMark {
        @Override
        public String spokenText() {
            return chipText;
        }
    }

    /// A plain number.
    record CountMark(String countText) implements RowMark {
        @Override
        public String spokenText() {
            return countText;
        }
    }

    /// A bar of how much is in which state.
    record ShareMark(List<ShareBar.Share> shares) implements RowMark {
        public ShareMark {
            shares = List.copyOf(shares);
        }

        @Override
        public String spokenText() {
            return "";
        }
    }
}
