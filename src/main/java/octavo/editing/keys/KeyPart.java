package octavo.editing.keys;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A part of a key formula.
sealed interface KeyPart {

    /// Literal characters.
    record LiteralText(String text) implements KeyPart {}

    /// A marker, such as `auth`, or a field, with modifiers.
    ///
    /// @param fallbackText the text for an entry without a value
    record FormulaMarker(String name, List<WordModifier> modifiers, Optional<String> fallbackText)
            implements KeyPart {
        public FormulaMarker {
            modifiers = List.copyOf(modifiers);
        }
    }

    /// A function of words.
    sealed interface WordModifier {
        List<String> applyTo(List<String> words);
    }

    /// A modifier without an argument.
    enum SimpleModifier implements WordModifier {
        LOWER {
            @Override
            public List<String> applyTo(List<String> words) {
                return words.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
            }
        },
        UPPER {
            @Override
            public List<String> applyTo(List<String> words) {
                return words.stream().map(word -> word.toUpperCase(Locale.ROOT)).toList();
            }
        },
        CAPITALIZE {
            @Override
            public List<String> applyTo(List<String> words) {
                return words.stream().map(SimpleModifier::capitalise).toList();
            }
        },
        ABBR {
            @Override
            public List<String> applyTo(List<String> words) {
                return words.stream().map(word -> word.substring(0, 1)).toList();
            }
        };

        private static final Pattern FIRST_CHARACTER = Pattern.compile("^.");

        static String capitalise(String word) {
            return FIRST_CHARACTER
                    .matcher(word)
                    .replaceFirst(firstMatch -> firstMatch.group().toUpperCase(Locale.ROOT));
        }
    }

    /// The first characters of all words together.
    record TruncateModifier(int maxLength) implements WordModifier {
        @Override
        public List<String> applyTo(List<String> words) {
            String joinedWords = words.stream().collect(Collectors.joining());
            return List.of(joinedWords.substring(0, Math.min(maxLength, joinedWords.length())));
        }
    }

    /// The words joined with a separator.
    record JoinModifier(String separator) implements WordModifier {
        @Override
        public List<String> applyTo(List<String> words) {
            return List.of(String.join(separator, words));
        }
    }
}
