package octavo.csl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import octavo.csl.CslItem.CslDate;
import octavo.csl.CslItem.CslName;
import octavo.csl.catalogue.BundledStyles;
import octavo.csl.style.Style;
import octavo.csl.style.StyleReader;
import octavo.richtext.Runs;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

class ProcessorTest {
    private static final Style STYLE =
            style(
                    """
                    <style class="note">
                      <citation disambiguate-add-year-suffix="true">
                        <layout delimiter="; " suffix=".">
                          <choose>
                            <if position="ibid"><text term="ibid"/></if>
                            <else>
                              <group delimiter=" ">
                                <names variable="author"><name form="short"/></names>
                                <date variable="issued" form="text" date-parts="year"/>
                                <text variable="locator"/>
                              </group>
                            </else>
                          </choose>
                        </layout>
                      </citation>
                      <bibliography>
                        <sort><key variable="author"/><key variable="title"/></sort>
                        <layout suffix=".">
                          <group delimiter=". ">
                            <names variable="author"/>
                            <text variable="title" quotes="true"/>
                            <text variable="publisher"/>
                            <date variable="issued" form="text" date-parts="year"/>
                          </group>
                        </layout>
                      </bibliography>
                    </style>
                    """);

    private static final List<CslItem> ITEMS =
            List.of(
                    book("b", "Zebra"),
                    book("a", "Apes?"),
                    new CslItem(
                            "none",
                            "book",
                            Map.of("title", ItemText.of("Ants")),
                            Map.of(),
                            Map.of()));

    private static Style style(String text) {
        return StyleReader.parse(text).value().orElseThrow();
    }

    private static CslItem book(String id, String title) {
        return new CslItem(
                id,
                "book",
                Map.of("title", ItemText.parse(title)),
                Map.of("author", List.of(CslName.of("Doe", "Jane"))),
                Map.of("issued", CslDate.of(2001, 0, 0)));
    }

    @Test
    void ordersReferencesAndTellsThemApart() {
        CitationProcessor processor = new CitationProcessor(STYLE, "", ITEMS);
        assertEquals(List.of("a", "b", "none"), processor.orderedIds());
        assertEquals("Doe 2001b.", processor.citation(List.of(Cite.of("b"))).plainText());
    }

    @Test
    void settlesMarksWhereThePiecesMeet() {
        Bibliography bibliography = new CitationProcessor(STYLE, "en-GB", ITEMS).bibliography();
        assertEquals(
                "Jane Doe. ‘Apes?’. 2001a.", bibliography.entries().getFirst().runs().plainText());
    }

    @Test
    void tellsWhatTheItemsLack() {
        Bibliography.BibliographyEntry last =
                new CitationProcessor(STYLE, "", ITEMS).bibliography().entries().getLast();
        assertEquals(List.of("issued", "publisher"), last.missingVariables());
        assertEquals("“Ants.”", last.runs().plainText());
    }

    @Test
    void knowsWhereInADocumentACiteStands() {
        List<Citation> document =
                List.of(
                        new Citation(List.of(Cite.of("a")), 1),
                        new Citation(List.of(Cite.of("a")), 2),
                        new Citation(List.of(Cite.of("b"), Cite.of("a")), 3));
        List<String> texts =
                new CitationProcessor(STYLE, "", ITEMS)
                        .citations(document).stream().map(Runs::plainText).toList();
        assertEquals(List.of("Doe 2001a.", "Ibid.", "Doe 2001b; Doe 2001a."), texts);
    }

    /// What is kept of one reference, such as how a name is written, may not show in others.
    @Test
    void writesEachReferenceAsIfItWereTheOnlyOne() {
        List<CslItem> items = new ArrayList<>();
        for (int i = 0; i < 60; i++) {
            items.add(named("i" + i, i));
        }
        Map<String, Runs> together = new HashMap<>();
        for (Bibliography.BibliographyEntry entry : bibliography(items)) {
            together.put(entry.itemId(), entry.runs());
        }
        for (CslItem item : items) {
            assertEquals(bibliography(List.of(item)).getFirst().runs(), together.get(item.id()));
        }
    }

    private static List<Bibliography.BibliographyEntry> bibliography(List<CslItem> items) {
        Style style = BundledStyles.readStyle("apa").orElseThrow().style().value().orElseThrow();
        return new CitationProcessor(style, "", items).bibliography().entries();
    }

    /// The same few people again and again, as authors and as editors, in years of their own.
    private static CslItem named(String id, int number) {
        List<CslName> people =
                List.of(
                        CslName.of("Doe", "Jane"),
                        CslName.of("van der Berg", "Ann-Marie"),
                        CslName.literal("The <i>Group</i>"),
                        CslName.of("李", "明"));
        return new CslItem(
                id,
                number % 2 == 0 ? "chapter" : "article-journal",
                Map.of(
                        "title",
                        ItemText.of("“Quoted” (" + number + ")."),
                        "page",
                        ItemText.of(number + "-1" + number)),
                Map.of(
                        "author",
                        people.subList(0, 1 + number % 4),
                        "editor",
                        people.subList(number % 3, 4)),
                Map.of("issued", CslDate.of(1900 + number, number % 13, 0)));
    }

    @Test
    void saysThatACitationShowsNothing() {
        CitationProcessor processor = new CitationProcessor(STYLE, "", ITEMS);
        assertEquals(Style.NO_OUTPUT, processor.citation(List.of(Cite.of("none"))).plainText());
    }

    @Test
    @Tag("slow")
    void endsSoonWhateverIsInTheFields() {
        List<CslName> names = new ArrayList<>();
        for (int i = 0; i < 100_000; i++) {
            names.add(CslName.of("F" + i, "G"));
        }
        List<CslItem> items = new ArrayList<>();
        for (String junk : List.of("<i>", "\"", "'", "“", ".", "<i></i>", "</i>")) {
            String title = junk.repeat(100_000);
            items.add(
                    new CslItem(
                            "i" + items.size(),
                            "book",
                            Map.of("title", ItemText.parse(title)),
                            Map.of("author", names),
                            Map.of()));
        }
        assertTimeoutPreemptively(
                Duration.ofSeconds(60),
                () -> new CitationProcessor(STYLE, "", items).bibliography());
    }
}
