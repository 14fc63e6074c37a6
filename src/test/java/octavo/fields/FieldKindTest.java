package octavo.fields;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import octavo.fields.FieldCatalogue.FieldKind;
import octavo.fields.FieldCatalogue.FieldTrait;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FieldKindTest {
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    TEXT       | false | false | false | false | ``
                    LIST       | false | false | true  | false | ``
                    NAMES      | false | false | false | false | ``
                    DATE       | false | false | false | false | ``
                    PAGES      | false | false | false | false | ``
                    KEYWORDS   | false | false | true  | false | `;,`
                    OPTIONS    | false | false | true  | false | ``
                    IDENTIFIER | false | true  | false | false | ``
                    VERBATIM   | true  | true  | false | false | ``
                    FILES      | true  | true  | false | false | `;,`
                    KEY        | true  | true  | false | true  | ``
                    KEYS       | true  | true  | false | true  | `,`
                    OWN_KEYS   | true  | true  | false | false | `,`
                    CHANGED    | false | false | false | false | ``
                    """)
    void aKindSaysHowItsValuesAreRead(
            FieldKind kind,
            boolean verbatim,
            boolean exact,
            boolean list,
            boolean reference,
            String separators) {
        assertEquals(verbatim, kind.isVerbatim());
        assertEquals(exact, kind.isExact());
        assertEquals(list, kind.isList());
        assertEquals(reference, kind.isReference());
        assertEquals(separators, kind.separatorCharacters());
    }

    @Test
    void aFieldThatNobodyKnowsIsTextWithoutTraits() {
        assertEquals(FieldKind.TEXT, FieldCatalogue.kindOf("x-mine"));
        assertFalse(FieldCatalogue.holdsNames("x-mine"));
        assertFalse(FieldCatalogue.holdsNames("title"));
        assertTrue(FieldCatalogue.holdsNames("author"));
        assertTrue(FieldCatalogue.holdsNames("EDITOR"));
        for (FieldTrait trait : FieldTrait.values()) {
            assertFalse(FieldCatalogue.hasTrait("x-mine", trait));
            FieldCatalogue.fieldsWith(trait)
                    .forEach(field -> assertTrue(FieldCatalogue.hasTrait(field, trait), field));
        }
    }

    @Test
    void aParentsTitleGoesByAnotherNameInAChildAndItsAuthorByBoth() {
        InheritanceRule rule =
                InheritanceRule.ALL_RULES.stream()
                        .filter(each -> each.parentTypes().contains("proceedings"))
                        .filter(each -> each.childTypes().contains("inproceedings"))
                        .findFirst()
                        .orElseThrow();
        assertEquals("title", rule.parentFields().get("booktitle"));
        assertTrue(rule.renamesField("title"));
        assertFalse(rule.renamesField("year"));
        assertTrue(
                InheritanceRule.ALL_RULES.stream()
                        .filter(each -> each.parentFields().containsValue("author"))
                        .noneMatch(each -> each.renamesField("author")));
    }
}
