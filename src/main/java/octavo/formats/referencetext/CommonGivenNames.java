package octavo.formats.referencetext;

import octavo.library.LazyValue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/// Common given names: they tell whether family names come first where no comma does.
final class CommonGivenNames {
    private static final LazyValue<Set<String>> NAMES = new LazyValue<>(CommonGivenNames::read);

    private CommonGivenNames() {}

    /// Whether given names follow the family name in more of these names than precede it.
    static boolean comeLast(List<String> names) {
        int last = 0;
        for (String name : names) {
            last += placeIn(name) > 0 ? 1 : 0;
            last -= NAMES.get().contains(firstWord(name)) ? 1 : 0;
        }
        return last > 0;
    }

    /// Where the given names begin behind a family name; -1 if that is not known.
    static int placeIn(String name) {
        int place = name.indexOf(' ') + 1;
        while (place > 0) {
            if (NAMES.get().contains(firstWord(name.substring(place)))) {
                return place;
            }
            place = name.indexOf(' ', place) + 1;
        }
        return -1;
    }

    private static String firstWord(String text) {
        int gap = text.indexOf(' ');
        return gap < 0 ? text : text.substring(0, gap);
    }

    private static Set<String> read() {
        var input =
                Objects.requireNonNull(
                        CommonGivenNames.class.getResourceAsStream("given-names.txt"));
        try (var lines = new BufferedReader(new InputStreamReader(input, StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.startsWith("#"))
                    .collect(Collectors.toUnmodifiableSet());
        } catch (IOException broken) {
            throw new UncheckedIOException(broken);
        }
    }
}
