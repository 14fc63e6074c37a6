package octavo.csl.style;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.text.Parsed;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.time.Duration;
import java.util.Optional;

class StyleReaderTest {
    private static final String LAYOUT =
            "<citation><layout><text macro=\"m0\"/></layout></citation>";

    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    <style>                                                  | line 1: this is not well-formed XML
                    <locale/>                                                | line 1: a style starts with <style>, not <locale>
                    <style/>                                                 | line 1: there is no <citation>
                    <style><citation/></style>                               | line 1: <citation> has no <layout>
                    <style><citation><layout><b/></layout></citation></style> | line 1: <b> is not an element that renders
                    <style><citation><layout><text/></layout></citation></style> | line 1: <text> needs one of variable, macro, term and value
                    <style><citation><layout><choose><if match="" variable="x"/></choose></layout></citation></style> | line 1: match is all, any or none, not ""
                    <style><citation><layout><choose><if match="some" variable="x"/></choose></layout></citation></style> | line 1: match is all, any or none, not "some"
                    <!DOCTYPE a [<!ENTITY b 'c'>]><style/>                   | line 1: a document type is not allowed here
                    """)
    void saysWhereAStyleIsBad(String style, String message) {
        assertTrue(message(style).startsWith(message), message(style));
    }

    @Test
    void namesTheLine() {
        String style =
                """
                <style>
                <citation>
                <layout>
                <text macro="x"/>
                </layout>
                </citation>
                </style>
                """;
        assertTrue(message(style).startsWith("line 4: there is no macro \"x\""), message(style));
    }

    @Test
    void refersADependentStyleToItsParent() {
        String style =
                """
                <style><info><link rel="independent-parent" href="http://example.org/apa"/></info></style>
                """;
        assertEquals(
                Optional.of("http://example.org/apa"),
                StyleReader.parseDependent(style).map(StyleReader.DependentStyle::parentUri));
        assertTrue(message(style).contains("http://example.org/apa"));
    }

    @Test
    void refusesMacrosThatCallThemselves() {
        String style =
                "<style><macro name=\"m0\"><text macro=\"m1\"/></macro>"
                        + "<macro name=\"m1\"><text macro=\"m0\"/></macro>"
                        + LAYOUT
                        + "</style>";
        assertTrue(message(style).contains("calls itself"), message(style));
    }

    @Test
    void refusesMacrosThatDoubleAndDouble() {
        StringBuilder style = new StringBuilder("<style>");
        for (int i = 0; i < 60; i++) {
            String call = "<text macro=\"m" + (i + 1) + "\"/>";
            style.append("<macro name=\"m" + i + "\">" + call + call + "</macro>");
        }
        style.append("<macro name=\"m60\"><text value=\"x\"/></macro>" + LAYOUT + "</style>");
        assertTrue(soon(style.toString()).contains("too often"));
    }

    @Test
    void refusesElementsWithinElementsWithoutEnd() {
        String style = "<style><citation><layout>" + "<group>".repeat(100_000);
        assertTrue(soon(style).contains("nested"));
    }

    @Test
    void opensNoEntityOutsideTheText() {
        String style =
                "<!DOCTYPE style SYSTEM \"file:///etc/passwd\"><style><citation><layout>"
                        + "<text value=\"x\"/></layout></citation></style>";
        assertTrue(message(style).contains("document type"), message(style));
    }

    private static String soon(String style) {
        return assertTimeoutPreemptively(Duration.ofMinutes(2), () -> message(style));
    }

    private static String message(String style) {
        Parsed<Optional<Style>> parsed = StyleReader.parse(style);
        assertEquals(Optional.empty(), parsed.value());
        return parsed.diagnostics().getFirst().message().toString();
    }
}
