package octavo.text;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Lines to which a diff is applied, as `patch` would.
public final class PatchedLines {
    private static final Pattern HUNK = Pattern.compile("@@ -(\\d+),(\\d+) \\+(\\d+),(\\d+) @@");

    private PatchedLines() {}

    public static List<String> of(List<String> before, List<String> diff) {
        List<String> result = new ArrayList<>();
        int at = 0;
        for (String line : diff.subList(Math.min(2, diff.size()), diff.size())) {
            Matcher hunk = HUNK.matcher(line);
            if (hunk.matches()) {
                int start = Integer.parseInt(hunk.group(1)) - (hunk.group(2).equals("0") ? 0 : 1);
                result.addAll(before.subList(at, start));
                at = start;
                assertEquals(
                        result.size() + (hunk.group(4).equals("0") ? 0 : 1),
                        Integer.parseInt(hunk.group(3)));
            } else if (line.startsWith("+")) {
                result.add(line.substring(1));
            } else {
                assertEquals(before.get(at++), line.substring(1));
                if (line.startsWith(" ")) {
                    result.add(line.substring(1));
                }
            }
        }
        result.addAll(before.subList(at, before.size()));
        return result;
    }
}
