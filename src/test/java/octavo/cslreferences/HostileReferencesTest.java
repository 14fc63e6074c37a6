package octavo.cslreferences;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.Sample;
import octavo.csl.Bibliography;
import octavo.csl.CitationProcessor;
import octavo.csl.CslItem;
import octavo.csl.CslItem.CslName;
import octavo.csl.ItemText;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.time.Duration;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Items that mean no good end soon, in every format.
class HostileReferencesTest {
    private static final Style STYLE =
            BundledStyles.readStyle("ieee").orElseThrow().style().value().orElseThrow();

    private static Bibliography references(CslItem item) {
        return assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> new CitationProcessor(STYLE, "", List.of(item)).bibliography());
    }

    private static CslItem item(Map<String, String> texts, List<CslName> authors) {
        Map<String, ItemText> parsed = new HashMap<>();
        texts.forEach((variable, text) -> parsed.put(variable, ItemText.parse(text)));
        return new CslItem("i", "article-journal", parsed, Map.of("author", authors), Map.of());
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    @Tag(Sample.TAG)
    void markupOfAnyDepthIsWritten(ReferenceFormat format) {
        int depth = Sample.of(50_000);
        String title = "<i><b>".repeat(depth) + "deep" + "</b></i>".repeat(depth);
        Bibliography made = references(item(Map.of("title", title), List.of()));
        assertTrue(format.of(made).contains("deep"));
    }

    @Test
    void aMillionNamesAreCounted() {
        List<CslName> authors = Collections.nCopies(1_000_000, CslName.of("Doe", "Jane"));
        Bibliography made = references(item(Map.of("title", "T"), authors));
        assertEquals(
                "[1] J. Doe et al., “T”.", made.entries().getFirst().runs().plainText().strip());
    }

    @ParameterizedTest(name = "{0}")
    @EnumSource
    void aMillionLettersAreWritten(ReferenceFormat format) {
        Bibliography made = references(item(Map.of("title", "x".repeat(1_000_000)), List.of()));
        assertTrue(format.of(made).length() > 1_000_000);
    }

    @Test
    void aScriptInAnyFieldIsText() {
        String script = "<script>alert(1)</script><img src=x onerror=alert(1)>\" onload=\"x";
        Map<String, String> texts =
                Map.of(
                        "title",
                        script,
                        "container-title",
                        script,
                        "volume",
                        script,
                        "page",
                        script,
                        "URL",
                        script,
                        "DOI",
                        script,
                        "publisher",
                        script,
                        "note",
                        script);
        CslName name = CslName.of(script, script);
        String html = ReferenceFormat.HTML.of(references(item(texts, List.of(name))));
        assertTrue(html.contains("alert(1)"));
        assertFalse(html.matches("(?is).*<(script|img).*"), html);
    }
}
