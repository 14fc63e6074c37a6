package octavo.fields;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.TypeCatalogue.EntryType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

class TypeCatalogueTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            emptyValue = "",
            textBlock =
                    """
                    article | 0 | article | article
                    artwork | 1 | misc | artwork
                    audio | 1 | misc | audio
                    bachelorsthesis | 0 | mastersthesis | thesis
                    bachelorthesis | 0 | misc | bachelorthesis
                    bibnote | 0 | misc | bibnote
                    book | 0 | book | book
                    bookinbook | 1 | incollection | bookinbook
                    booklet | 0 | booklet | booklet
                    code | 0 | misc | code
                    collection | 1 | book | collection
                    commentary | 0 | misc | commentary
                    conference | -1 | conference | inproceedings
                    data | 0 | misc | data
                    dataset | 1 | misc | dataset
                    electronic | 0 | misc | online
                    image | 0 | misc | image
                    inbook | 0 | inbook | inbook
                    incollection | 0 | incollection | incollection
                    inproceedings | 0 | inproceedings | inproceedings
                    inreference | 1 | incollection | inreference
                    jurisdiction | 0 | misc | jurisdiction
                    lecture | 0 | misc | lecture
                    legal | 0 | misc | legal
                    legislation | 0 | misc | legislation
                    letter | 0 | misc | letter
                    manual | 0 | manual | manual
                    mastersthesis | -1 | mastersthesis | thesis
                    misc | 0 | misc | misc
                    movie | 0 | misc | movie
                    music | 0 | misc | music
                    mvbook | 1 | book | mvbook
                    mvcollection | 1 | book | mvcollection
                    mvproceedings | 1 | proceedings | mvproceedings
                    mvreference | 1 | book | mvreference
                    online | 1 | misc | online
                    patent | 0 | misc | patent
                    performance | 0 | misc | performance
                    periodical | 1 | misc | periodical
                    phdthesis | -1 | phdthesis | thesis
                    poster | 0 | misc | poster
                    preprint | 0 | misc | preprint
                    presentation | 0 | misc | presentation
                    proceedings | 0 | proceedings | proceedings
                    reference | 1 | book | reference
                    report | 1 | techreport | report
                    review | 0 | article | review
                    set | 1 | misc | set
                    software | 1 | misc | software
                    standard | 0 | misc | standard
                    suppbook | 1 | incollection | suppbook
                    suppcollection | 1 | incollection | suppcollection
                    suppperiodical | 1 | article | suppperiodical
                    talk | 0 | misc | talk
                    techreport | -1 | techreport | report
                    thesis | 1 | phdthesis | thesis
                    unpublished | 0 | unpublished | unpublished
                    video | 1 | misc | video
                    www | 0 | misc | online
                    xdata | 1 | misc | xdata
                    nothing | 0 | misc | nothing
                    """)
    void aTypeHasItsNameInBothDialects(String type, int leaning, String bibtex, String biblatex) {
        EntryType row = TypeCatalogue.typeNamed(type);
        assertEquals(leaning, row.dialectLeaning());
        assertEquals(bibtex, row.classicName());
        assertEquals(biblatex, row.standardName());
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    article | author title journal year/date | author title journaltitle year/date/pubstate | volume number pages doi
                    book | author/editor title publisher year/date | author/editor title year/date/pubstate | edition isbn
                    booklet | title | author/editor title year/date | ''
                    collection | '' | editor title year/date/pubstate | ''
                    conference | author title booktitle year/date | author title booktitle year/date/pubstate | pages doi
                    inbook | author/editor title chapter/pages publisher year/date | author title booktitle year/date/pubstate | pages doi
                    incollection | author title booktitle publisher year/date | author title booktitle year/date/pubstate | editor pages doi
                    inproceedings | author title booktitle year/date | author title booktitle year/date/pubstate | pages doi
                    manual | title | title year/date | ''
                    mastersthesis | author title school year/date | author title institution year/date/pubstate | ''
                    misc | '' | '' | author title year url
                    mvbook | '' | author/editor title year/date/pubstate | ''
                    mvcollection | '' | editor title year/date/pubstate | ''
                    online | '' | author/editor/organization title url/doi/eprint | date
                    patent | '' | author title number year/date | ''
                    periodical | '' | editor title year/date | ''
                    phdthesis | author title school year/date | author title institution year/date/pubstate | url
                    proceedings | title year/date | title year/date/pubstate | ''
                    report | '' | author title institution year/date | number url
                    techreport | author title institution year/date | author title institution year/date | number url
                    thesis | '' | author title institution year/date/pubstate | url
                    unpublished | author title note | author title | url
                    """)
    void aTypeNeedsTheseFieldsAndUsuallyHasThose(
            String type, String bibtex, String biblatex, String useful) {
        EntryType row = TypeCatalogue.typeNamed(type);
        assertEquals(bibtex, text(row.neededInBibtex()));
        assertEquals(biblatex, text(row.neededInBiblatex()));
        assertEquals(useful, String.join(" ", row.usefulFields()));
    }

    private static String text(List<List<String>> needed) {
        return needed.stream()
                .map(fields -> String.join("/", fields))
                .collect(Collectors.joining(" "));
    }

    @Test
    void whatATypeNeedsAreFieldsOfTheCatalogue() {
        List<String> fields = FieldCatalogue.fieldNames();
        for (String name : TypeCatalogue.typeNames()) {
            EntryType type = TypeCatalogue.typeNamed(name);
            assertTrue(fields.containsAll(type.usefulFields()), name);
            Stream.concat(type.neededInBibtex().stream(), type.neededInBiblatex().stream())
                    .forEach(needed -> assertTrue(fields.containsAll(needed), name));
        }
    }

    @Test
    void aTypeIsTakenInAnyCase() {
        assertEquals("article", TypeCatalogue.typeNamed("ARTICLE").name());
    }
}
