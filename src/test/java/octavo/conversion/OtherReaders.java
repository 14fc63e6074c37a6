package octavo.conversion;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// Readers of other formats, written from their descriptions for tests alone: the texts of each
/// record, one a line.
final class OtherReaders {
    private static final Pattern RIS_LINE = Pattern.compile("([A-Z][A-Z0-9])  - ?(.*)");
    private static final Pattern YAML_LINE =
            Pattern.compile("( *)(?:(-)|((?:\"(?:[^\"\\\\]|\\\\.)*\"|[^\\s:\"]+)):)(?: (.*))?");
    private static final Pattern ESCAPE =
            Pattern.compile("\\\\(?:u([0-9A-F]{4})|U([0-9A-F]{8})|(.))", Pattern.DOTALL);

    private OtherReaders() {}

    static List<String> ris(String text) {
        List<String> records = new ArrayList<>();
        StringBuilder record = new StringBuilder();
        for (String line : text.split("\r\n", -1)) {
            Matcher tagged = RIS_LINE.matcher(line);
            if (tagged.matches() && tagged.group(1).equals("ER")) {
                records.add(record.toString());
                record.setLength(0);
            } else if (tagged.matches()) {
                record.append(tagged.group(2)).append('\n');
            } else if (!line.isEmpty()) {
                throw new IllegalArgumentException("no line of RIS: " + line);
            }
        }
        return records;
    }

    /// Rows after the first, by RFC 4180.
    static List<String> csv(String text) {
        List<String> rows = new ArrayList<>();
        StringBuilder row = new StringBuilder();
        boolean quoted = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"' && quoted && text.startsWith("\"", i + 1)) {
                row.append(c);
                i++;
            } else if (c == '"') {
                quoted = !quoted;
            } else if (c == '\r' && !quoted) {
                i++;
                rows.add(row.toString());
                row.setLength(0);
            } else {
                row.append(c == ',' && !quoted ? '\n' : c);
            }
        }
        return rows.subList(1, rows.size());
    }

    /// Mappings of block style with quoted texts, which is all that we write.
    static List<String> yaml(String text) {
        List<String> records = new ArrayList<>();
        StringBuilder record = new StringBuilder();
        for (String line : text.lines().toList()) {
            Matcher parts = YAML_LINE.matcher(line);
            if (!parts.matches()) {
                throw new IllegalArgumentException("no line of YAML: " + line);
            }
            if (parts.group(1).isEmpty()) {
                records.add(record.toString());
                record.setLength(0);
            }
            record.append(parts.group(3)).append('\n');
            record.append(parts.group(4) == null ? "" : scalar(parts.group(4))).append('\n');
        }
        records.add(record.toString());
        return records.subList(1, records.size());
    }

    private static String scalar(String written) {
        if (!written.startsWith("\"")) {
            return written;
        }
        return ESCAPE.matcher(written.substring(1, written.length() - 1))
                .replaceAll(escape -> Matcher.quoteReplacement(unescaped(escape)));
    }

    private static String unescaped(java.util.regex.MatchResult escape) {
        String code = escape.group(1) == null ? escape.group(2) : escape.group(1);
        if (code != null) {
            return Character.toString(Integer.parseInt(code, 16));
        }
        return switch (escape.group(3)) {
            case "n" -> "\n";
            case "t" -> "\t";
            default -> escape.group(3);
        };
    }
}
