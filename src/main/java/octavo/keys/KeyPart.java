package octavo.keys;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A part of a key formula.
sealed interface KeyPart {

    /// Literal characters.
    record Literal(String text) implements KeyPart {}

    /// A marker, such as `auth`, or a field, with modifiers.
    ///
    /// @param otherwise the text for an entry without a value
    record Marker(String name, List<Modifier> modifiers, Optional<String> otherwise)
            implements KeyPart {
        public Marker {
            modifiers = List.copyOf(modifiers);
        }
    }

    /// A function of words.
    sealed interface Modifier {
        List<String> of(List<String> words);
    }

    /// A modifier without an argument.
    enum Simple implements Modifier {
        LOWER {
            @Override
            public List<String> of(List<String> words) {
                return words.stream().map(word -> word.toLowerCase(Locale.ROOT)).toList();
            }
        },
        UPPER {
            @Override
            public List<String> of(List<String> words) {
                return words.stream().map(word -> word.toUpperCase(Locale.ROOT)).toList();
            }
        },
        CAPITALIZE {
            @Override
            public List<String> of(List<String> words) {
                return words.stream().map(Simple::capitalized).toList();
            }
        },
        ABBR {
            @Override
            public List<String> of(List<String> words) {
                return words.stream().map(word -> word.substring(0, 1)).toList();
            }
        };

        private static final Pattern FIRST = Pattern.compile("^.");

        static String capitalized(String word) {
            return FIRST.matcher(word).replaceFirst(it -> it.group().toUpperCase(Locale.ROOT));
        }
    }

    /// The first characters of all words together.
    record Truncate(int length) implements Modifier {
        @Override
        public List<String> of(List<String> words) {
            String all = words.stream().collect(Collectors.joining());
            return List.of(all.substring(0, Math.min(length, all.length())));
        }
    }

    /// The words joined with a separator.
    record Join(String between) implements Modifier {
        @Override
        public List<String> of(List<String> words) {
            return List.of(String.join(between, words));
        }
    }
}
