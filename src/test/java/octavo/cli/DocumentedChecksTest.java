package octavo.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/// `docs/checks.md` explains every check that `octavo check --list` names, in its words, with an
/// example in which Octavo finds that very problem.
class DocumentedChecksTest extends Command {
    private static final Pattern RULE = Pattern.compile("(?m)^(\\S+) +(error|warning|hint) +(.+)$");
    private static final Pattern FIX = Pattern.compile(" \\(fixed by (tidy --apply \\S+)\\)$");
    private static final Pattern SECTION =
            Pattern.compile("(?ms)^### ([a-z-]+)$\\s+(.*?)(?=^##|\\z)");
    private static final Pattern EXAMPLE = Pattern.compile("(?s)```bibtex\\n(.*?)```");

    /// Each needs what an example cannot show: bytes, length, another file, or a bug.
    private static final Set<String> WITHOUT_EXAMPLE =
            Set.of(
                    "broken-sidecar",
                    "corrected-work",
                    "deep-crossref",
                    "differing-field",
                    "disputed-entry",
                    "non-ascii",
                    "proposed-entry",
                    "retracted-work",
                    "stray-byte",
                    "unbalanced-braces-in-name",
                    "unconfirmed-value",
                    "unknown-entry",
                    "unreadable-entry",
                    "unusable-sidecar",
                    "value-too-long");

    @TempDir Path folder = Path.of("");

    private static Map<String, String> sections() throws IOException {
        Map<String, String> sections = new LinkedHashMap<>();
        Matcher section = SECTION.matcher(Files.readString(Path.of("docs/checks.md")));
        while (section.find()) {
            sections.put(section.group(1), section.group(2));
        }
        return sections;
    }

    @Test
    void everyCheckIsExplainedInTheWordsOfTheList() throws IOException {
        Map<String, String> sections = sections();
        assertEquals(0, run("check", "--list"));
        Set<String> listed = new TreeSet<>();
        List<String> missing = new ArrayList<>();
        Matcher rule = RULE.matcher(out.toString());
        while (rule.find()) {
            listed.add(rule.group(1));
            String text = sections.getOrDefault(rule.group(1), "").replaceAll("\\s+", " ");
            Matcher fix = FIX.matcher(rule.group(3));
            String summary = fix.replaceAll("").replace("&amp;", "&amp;amp;");
            if (!text.toLowerCase(Locale.ROOT)
                    .startsWith((rule.group(2) + ": " + summary).toLowerCase(Locale.ROOT))) {
                missing.add(rule.group());
            }
            if (fix.reset().find() && !text.contains(fix.group(1))) {
                missing.add(rule.group(1) + ": " + fix.group(1));
            }
        }
        assertEquals(List.of(), missing);
        assertEquals(listed, new TreeSet<>(sections.keySet()));
    }

    @Test
    void theExamplesShowTheirProblem() throws IOException {
        List<String> wrong = new ArrayList<>();
        Set<String> without = new TreeSet<>();
        for (Map.Entry<String, String> section : sections().entrySet()) {
            Matcher example = EXAMPLE.matcher(section.getValue());
            if (example.find()) {
                Path file = folder.resolve(section.getKey() + ".bib");
                Files.writeString(file, example.group(1));
                run("check", file.toString());
                if (!out.toString().contains(": " + section.getKey() + ": ")) {
                    wrong.add(section.getKey() + " but " + out);
                }
            } else {
                without.add(section.getKey());
            }
        }
        assertTrue(wrong.isEmpty(), () -> String.join("\n", wrong));
        assertEquals(new TreeSet<>(WITHOUT_EXAMPLE), without);
    }
}
