package octavo.gui.controls;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import octavo.library.WorkKind;
import octavo.venuenames.VenueKind;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

import java.util.Locale;
import java.util.ResourceBundle;

class KindNamesTest {
    private static final String BUNDLE = "octavo.gui.controls.messages";

    @ParameterizedTest
    @EnumSource(WorkKind.class)
    void eachKindOfWorkHasANameInTheWindow(WorkKind kind) {
        assertNotEquals(kind.id(), KindNames.of(kind));
        isNamedInGerman(kind.id());
    }

    @ParameterizedTest
    @EnumSource(VenueKind.class)
    void eachKindOfVenueHasANameInTheWindow(VenueKind kind) {
        assertNotEquals(kind.kindId(), KindNames.of(kind));
        isNamedInGerman(kind.kindId());
    }

    private static void isNamedInGerman(String id) {
        ResourceBundle german = ResourceBundle.getBundle(BUNDLE, Locale.GERMAN);
        assertEquals(Locale.GERMAN, german.getLocale());
        assertNotEquals(id, german.getString("kind." + id));
    }
}
