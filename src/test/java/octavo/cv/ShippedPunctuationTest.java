package octavo.cv;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import octavo.Sample;
import octavo.cv.configuration.Profiles;
import octavo.cv.configuration.ShippedTemplates;
import octavo.cv.write.CvText;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Every template and profile that comes with Octavo, for entries that lack something.
class ShippedPunctuationTest {
    private static final Pattern STRAY =
            Pattern.compile(
                    "^[,.;:·]|\\.\\.|[?!][.:]|[.,;:] ?[.,:]|[,;:]$|\\( |\\(\\)|“”|[(,] ?\\)| {2}");

    /// An abbreviation in front of a comma, a colon or a bracket is none.
    private static final Pattern ABBREVIATION = Pattern.compile("(?<=\\p{L})\\.(?=[,:])");

    private static final List<String> AUTHORS =
            List.of(
                    "",
                    "Berg, A. and others",
                    "王, 小明 and King, Jr., Martin",
                    "Ada and {ACME Inc.}");
    private static final List<String> TITLES =
            List.of("", "Thoughts on X", "Is it so?", "Never!", "Wait.");
    private static final List<String> PLACES =
            List.of(
                    "",
                    "journaltitle = {J}",
                    "journaltitle = {Ann. Stat.}",
                    "journaltitle = {J}, volume = 1, number = 2, pages = {3--4}, doi = {10.1/x}",
                    "volume = 1, pages = {3--4}, award = {Best Paper}, pdf = {https://a.org/x.pdf}",
                    "pages = {3--4}, publisher = {P}, url = {https://a.org}");
    private static final List<String> DATES =
            List.of(
                    "",
                    "year = 2021",
                    "date = {2020-03}",
                    "pubstate = {forthcoming}",
                    "year = 2022, pubstate = {inpreparation}");

    private static List<String> forms() {
        return Stream.concat(ShippedTemplates.IDS.stream(), Profiles.SHIPPED.stream()).toList();
    }

    private static ObjectNode profile(String form) throws IOException {
        ObjectNode profile = JsonNodeFactory.instance.objectNode();
        if (ShippedTemplates.IDS.contains(form)) {
            profile.putObject("entry").put("template", form);
            return profile;
        }
        try (InputStream in = Profiles.class.getResourceAsStream("profiles/" + form + ".json")) {
            ObjectNode shipped = (ObjectNode) JsonMapper.shared().readTree(in);
            return shipped.retain("entry", "names", "etAl");
        }
    }

    private static String listed(String form, String names, String bib) throws IOException {
        ObjectNode profile = profile(form);
        if (!names.isEmpty()) {
            profile.withObject("/names").put("form", names);
        }
        return CvText.of(Listed.of(bib, profile.toString()));
    }

    private static String entries() {
        StringBuilder bib = new StringBuilder();
        for (String authors : AUTHORS) {
            for (String title : TITLES) {
                for (String place : PLACES) {
                    for (String date : DATES) {
                        bib.append(entry(bib.length(), authors, title, place + "," + date));
                    }
                }
            }
        }
        return String.join("\n", Sample.of(bib.toString().lines().toList()));
    }

    private static String entry(int key, String authors, String title, String more) {
        String fields =
                (authors.isEmpty() ? "" : "author = {" + authors + "}, ")
                        + (title.isEmpty() ? "" : "title = {" + title + "}, ")
                        + more;
        return "@article{k%d, %s}%n".formatted(key, fields.replace(", ,", ","));
    }

    @ParameterizedTest
    @MethodSource("forms")
    @Tag(Sample.TAG)
    void noStrayMarksStandWhereAnythingIsMissing(String form) throws IOException {
        String bib = entries();
        for (String names : List.of("", "initials-last")) {
            String list = listed(form, names, bib);
            for (String line : list.lines().toList()) {
                String plain = ABBREVIATION.matcher(line).replaceAll("");
                assertFalse(STRAY.matcher(plain).find(), line);
            }
        }
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    title-first       | author = {王, 小明 and Kim, Ada}, title = {T}, year = 2021 | T/王小明 and Ada Kim. 2021
                    title-first       | author = {Kim, Ada}, title = {T}                | T/Ada Kim
                    homepage          | author = {Kim, Ada}, title = {T}, year = 2021   | T/Ada Kim/2021
                    names-title-venue | author = {Kim, Ada}, title = {T}, year = 2021, pubstate = {inpreparation} | Ada Kim/T/2021, in preparation
                    one-line          | author = {Kim, Ada}, title = {T}, year = 2021   | Ada Kim. T. 2021.
                    one-line          | title = {Tool?}                                 | Tool?
                    one-line          | title = {Only title}                            | Only title.
                    two-line          | title = {T}, pdf = {https://a.org}              | T/PDF
                    nsf               | author = {Berg, A. and others}, title = {Is it so?}, year = 2020 | A. Berg, et al. Is it so? 2020.
                    nsf               | author = {King, Sr., Martin}, title = {Notes}   | Martin King, Sr. Notes.
                    nih               | author = {Xu, B.}, title = {T}, journaltitle = {J}, pubstate = {forthcoming} | B. Xu. T. J. to appear.
                    nih               | author = {Xu, B.}, title = {T}, journaltitle = {J}, volume = 1, number = 2 | B. Xu. T. J. 1(2).
                    dfg               | author = {Berg, A. and others}, title = {Is it so?}, year = 2020 | A. Berg, et al. (2020): Is it so?
                    jsps              | author = {Xu, B.}, journaltitle = {J}, year = 2020 | B. Xu, J, 2020.
                    jsps              | author = {Xu, B.}, title = {Is it so?}, year = 2020 | B. Xu, “Is it so?”, 2020.
                    dfg               | author = {Xu, B.}, title = {T}, journaltitle = {CERN}, number = 7 | B. Xu: T. CERN, 7.
                    jsps              | author = {Xu, B.}, title = {T}, journaltitle = {CERN}, number = 7 | B. Xu, “T”, CERN, 7.
                    nsf               | author = {Xu, B.}, title = {T}, number = {US1}  | B. Xu. T. US1.
                    jsps              | author = {Xu, B. and Li, G.}, title = {T}       | B. Xu, G. Li, “T”.
                    ukri              | title = {T}, year = 2020                        | (2020)
                    """)
    void entriesReadAsACarefulWriterWouldWriteThem(String form, String fields, String lines)
            throws IOException {
        String list = listed(form, "", "@article{a, " + fields + "}");
        assertEquals("Publications//" + lines, list.strip().replace('\n', '/'));
    }
}
