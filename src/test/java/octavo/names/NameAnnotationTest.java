package octavo.names;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

import java.util.List;
import java.util.Optional;

class NameAnnotationTest {

    @Test
    void marksNamesPartsAndTheWholeField() {
        var parsed =
                NameAnnotation.parse(
                        "1:family=student, first;2=corresponding; =all; 3=\"a; b, c\"");
        assertEquals(
                List.of(
                        new NameAnnotation(
                                1, Optional.of("family"), List.of("student", "first"), false),
                        NameAnnotation.of(2, "corresponding"),
                        NameAnnotation.of(0, "all"),
                        new NameAnnotation(3, Optional.empty(), List.of("a; b, c"), true)),
                parsed.value());
        assertEquals(List.of(), parsed.diagnostics());
    }

    @ParameterizedTest
    @ValueSource(strings = {"1=equal; 2=equal", "1:family=student", "=a,b", "1=\"text; more\"", ""})
    void isWrittenAsItWasRead(String field) {
        assertEquals(field, NameAnnotation.toBibtex(NameAnnotation.parse(field).value()));
    }

    @Test
    void whatIsNoAnnotationIsReported() {
        var parsed = NameAnnotation.parse("1=a; nonsense");
        assertEquals(List.of(NameAnnotation.of(1, "a")), parsed.value());
        assertEquals(
                List.of(NameAnnotation.ILL_ANNOTATION),
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
