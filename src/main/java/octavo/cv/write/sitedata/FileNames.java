package octavo.cv.write.sitedata;

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
    private static final int LONGEST_NAME = 80;
    private static final int LONGEST_RESERVED = 4;
    private static final Pattern UNSAFE_CHARACTERS = Pattern.compile("[^A-Za-z0-9_.-]+");
    private static final Pattern UNSAFE_ENDS = Pattern.compile("^[-.]+|[-.]+$");

    private static final Pattern UNPAIRED_SURROGATES = Pattern.compile("\\p{Cs}");

    /// Windows's device names, with any extension.
    private static final Pattern RESERVED_NAMES =
            Pattern.compile("(?i)(con|prn|aux|nul|com[0-9]|lpt[0-9]|conin\\$|conout\\$)(\\..*)?");

    private FileNames() {}

    /// The names by key.
    static Map<String, String> of(Collection<String> keys) {
        Map<String, String> ownNames = new LinkedHashMap<>();
        keys.forEach(key -> ownNames.computeIfAbsent(key, FileNames::ownName));
        Map<String, List<String>> keysByName = new HashMap<>();
        ownNames.forEach(
                (key, name) -> keysByName.merge(foldCase(name), List.of(key), FileNames::joinKeys));
        Map<String, String> namesByKey = new LinkedHashMap<>();
        ownNames.forEach((key, name) -> {
            List<String> keysOfName = keysByName.getOrDefault(foldCase(name), List.of(key));
            boolean isFree =
                    keysOfName.size() == 1
                            || keysOfName.stream()
                                    .filter(rivalKey -> rivalKey.equals(ownNames.get(rivalKey)))
                                    .toList()
                                    .equals(List.of(key));
            namesByKey.put(key, isFree ? name : name + "-" + keyHash(key));
        });
        return namesByKey;
    }

    private static List<String> joinKeys(List<String> firstKeys, List<String> otherKeys) {
        return Stream.concat(firstKeys.stream(), otherKeys.stream()).toList();
    }

    private static String foldCase(String name) {
        return name.toLowerCase(Locale.ROOT);
    }

    private static String ownName(String key) {
        return isSafe(key) ? key : makeSafe(key);
    }

    /// Whether a key obviously is a valid name already: most are.
    private static boolean isSafe(String key) {
        for (int i = 0; i < key.length(); i++) {
            char character = key.charAt(i);
            boolean isLetter =
                    character >= 'a' && character <= 'z' || character >= 'A' && character <= 'Z';
            boolean isInnerHyphen = character == '-' && i > 0 && i < key.length() - 1;
            if (!isLetter
                    && !isInnerHyphen
                    && (character < '0' || character > '9')
                    && character != '_') {
                return false;
            }
        }
        return key.length() > LONGEST_RESERVED && key.length() <= LONGEST_NAME;
    }

    private static String makeSafe(String key) {
        String asciiName = UNSAFE_CHARACTERS.matcher(withoutAccents(key)).replaceAll("-");
        String cutName =
                asciiName.length() > LONGEST_NAME
                        ? asciiName.substring(0, LONGEST_NAME)
                        : asciiName;
        String strippedName = UNSAFE_ENDS.matcher(cutName).replaceAll("");
        if (strippedName.isEmpty()) {
            return "entry-" + keyHash(key);
        }
        String fullName =
                asciiName.length() > LONGEST_NAME
                        ? strippedName + "-" + keyHash(key)
                        : strippedName;
        return RESERVED_NAMES.matcher(fullName).matches() ? "_" + fullName : fullName;
    }

    /// Drops accents.
    private static String withoutAccents(String key) {
        return key.chars().allMatch(character -> character < 128)
                ? key
                : Normalizer.normalize(key, Normalizer.Form.NFKD).replaceAll("\\p{M}+", "");
    }

    /// An eight-digit hash of a key. UTF-8 would replace every unpaired surrogate with `?`, so its
    /// number is used.
    private static String keyHash(String key) {
        CRC32 checksum = new CRC32();
        String encodableKey =
                UNPAIRED_SURROGATES
                        .matcher(key)
                        .replaceAll(surrogateMatch ->
                                Integer.toString(surrogateMatch.group().codePointAt(0)));
        checksum.update(encodableKey.getBytes(StandardCharsets.UTF_8));
        return "%08x".formatted(checksum.getValue());
    }
}
