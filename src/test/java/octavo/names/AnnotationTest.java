package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;

class AnnotationTest {

    @Test
    void marksNamesPartsAndTheWholeField() {
        var parsed =
                Annotation.parse("1:family=student, first;2=corresponding; =all; 3=\"a; b, c\"");
        assertEquals(
                List.of(
                        new Annotation(
                                1, Optional.of("family"), List.of("student", "first"), false),
                        Annotation.of(2, "corresponding"),
                        Annotation.of(0, "all"),
                        new Annotation(3, Optional.empty(), List.of("a; b, c"), true)),
                parsed.value());
        assertEquals(List.of(), parsed.diagnostics());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1=equal; 2=equal", "1:family=student", "=a,b", "1=\"text; more\"", ""})
    void isWrittenAsItWasRead(String field) {
        assertEquals(field, Annotation.toBibtex(Annotation.parse(field).value()));
    }

    @Test
    void whatIsNoAnnotationIsReported() {
        var parsed = Annotation.parse("1=a; nonsense");
        assertEquals(List.of(Annotation.of(1, "a")), parsed.value());
        assertEquals(
                List.of(Annotation.ILL_ANNOTATION),
                parsed.diagnostics().stream().map(odd -> odd.code()).toList());
    }

    @ParameterizedTest
    @CsvSource({
        "author+an, author, default, author+an",
        "AUTHOR+an:Role, author, role, author+an:role",
        "author+an:default, author, default, author+an"
    })
    void theFieldsNameSaysWhatItIsAbout(String name, String field, String variant, String written) {
        var parsed = AnnotationField.parse(name).orElseThrow();
        assertEquals(new AnnotationField(field, variant), parsed);
        assertEquals(written, parsed.fieldName());
    }

    @Test
    void otherFieldsHoldNoAnnotations() {
        assertEquals(Optional.empty(), AnnotationField.parse("author"));
    }
}
