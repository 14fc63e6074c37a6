package octavo.cv.write.records;

import java.nio.charset.StandardCharsets;
import java.text.Normalizer;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.zip.CRC32;

/// Portable names of files and folders for entries, made from keys: letters, digits, `-`, `_` and
/// `.`, no reserved names, and no two that differ only in case. An entry's name depends on its own
/// key, and on others only in case of a collision.
final class FileNames {
    private static final int LONGEST = 80;
    private static final int LONGEST_RESERVED = 4;
    private static final Pattern OTHERS = Pattern.compile("[^A-Za-z0-9_.-]+");
    private static final Pattern ENDS = Pattern.compile("^[-.]+|[-.]+$");

    private static final Pattern HALVES = Pattern.compile("\\p{Cs}");

    /// Windows's device names, with any extension.
    private static final Pattern RESERVED =
            Pattern.compile("(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9]|conin\\$|conout\\$)(\\..*)?");

    private FileNames() {}

    /// The names by key.
    static Map<String, String> of(Collection<String> keys) {
        Map<String, String> own = new LinkedHashMap<>();
        keys.forEach(key -> own.computeIfAbsent(key, FileNames::name));
        Map<String, List<String>> byName = new HashMap<>();
        own.forEach((key, name) -> byName.merge(folded(name), List.of(key), FileNames::joined));
        Map<String, String> names = new LinkedHashMap<>();
        own.forEach((key, name) -> {
            List<String> rivals = byName.getOrDefault(folded(name), List.of(key));
            boolean isFree =
                    rivals.size() == 1
                            || rivals.stream()
                                    .filter(each -> each.equals(own.get(each)))
                                    .toList()
                                    .equals(List.of(key));
            names.put(key, isFree ? name : name + "-" + mark(key));
        });
        return names;
    }

    private static List<String> joined(List<String> some, List<String> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }

    private static String folded(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static String name(String key) {
        return isPlain(key) ? key : cleaned(key);
    }

    /// Whether a key obviously is a valid name already: most are.
    private static boolean isPlain(String key) {
        for (int i = 0; i < key.length(); i++) {
            char c = key.charAt(i);
            boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
            boolean hyphen = c == '-' && i > 0 && i < key.length() - 1;
            if (!letter && !hyphen && (c < '0' || c > '9') && c != '_') {
                return false;
            }
        }
        return key.length() > LONGEST_RESERVED && key.length() <= LONGEST;
    }

    private static String cleaned(String key) {
        String ascii = OTHERS.matcher(withoutAccents(key)).replaceAll("-");
        String cut = ascii.length() > LONGEST ? ascii.substring(0, LONGEST) : ascii;
        String bare = ENDS.matcher(cut).replaceAll("");
        if (bare.isEmpty()) {
            return "entry-" + mark(key);
        }
        String whole = ascii.length() > LONGEST ? bare + "-" + mark(key) : bare;
        return RESERVED.matcher(whole).matches() ? "_" + whole : whole;
    }

    /// Drops accents.
    private static String withoutAccents(String key) {
        return key.chars().allMatch(c -> c < 128)
                ? key
                : Normalizer.normalize(key, Normalizer.Form.NFKD).replaceAll("\\p{M}+", "");
    }

    /// An eight-digit hash of a key. UTF-8 would replace every unpaired surrogate with `?`, so its
    /// number is used.
    private static String mark(String key) {
        CRC32 sum = new CRC32();
        String encodable =
                HALVES.matcher(key)
                        .replaceAll(half -> Integer.toString(half.group().codePointAt(0)));
        sum.update(encodable.getBytes(StandardCharsets.UTF_8));
        return "%08x".formatted(sum.getValue());
    }
}
