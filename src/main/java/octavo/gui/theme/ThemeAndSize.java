package octavo.gui.theme;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

import javafx.application.Application;
import javafx.application.ColorScheme;
import javafx.application.Platform;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ChangeListener;
import javafx.beans.value.ObservableValue;
import javafx.beans.value.WeakChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.Scene;

import octavo.settings.Settings.ThemeChoice;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Executor;

/// Applies a theme and a size of text to windows, and follows the desktop where that is wanted.
public final class ThemeAndSize {
    private static final int SMALLEST = 70;
    private static final int LARGEST = 300;
    private static final int STEP = 10;
    private static final double BASE_SIZE = 13;

    private final ObjectProperty<ThemeChoice> choice = new SimpleObjectProperty<>();
    private final ObjectProperty<Integer> zoom = new SimpleObjectProperty<>();
    private final BooleanProperty highContrast = new SimpleBooleanProperty();
    private final BooleanProperty dark = new SimpleBooleanProperty();
    private final ObservableValue<ColorScheme> system;

    /// The desktop outlives every window, and must not keep them.
    private final ChangeListener<ColorScheme> follow = (_, _, _) -> applyTheme();

    /// @param system what the desktop wants
    public ThemeAndSize(ThemeChoice choice, int zoom, ObservableValue<ColorScheme> system) {
        this.system = system;
        this.choice.addListener(_ -> applyTheme());
        system.addListener(new WeakChangeListener<>(follow));
        this.choice.set(choice);
        zoomTo(zoom);
    }

    public static ThemeAndSize ofDesktop(ThemeChoice choice, int zoom) {
        return new ThemeAndSize(choice, zoom, Platform.getPreferences().colorSchemeProperty());
    }

    public ObjectProperty<ThemeChoice> choiceProperty() {
        return choice;
    }

    /// The size of text in per cent.
    public ObjectProperty<Integer> zoomProperty() {
        return zoom;
    }

    /// Whether everything is set off as clearly as can be.
    public BooleanProperty highContrastProperty() {
        return highContrast;
    }

    public boolean isDark() {
        return switch (choice.get()) {
            case LIGHT -> false;
            case DARK -> true;
            case SYSTEM -> system.getValue() == ColorScheme.DARK;
        };
    }

    private void applyTheme() {
        dark.set(isDark());
        // The compiled form of the same style sheet, which loads faster.
        String sheet =
                isDark()
                        ? new PrimerDark().getUserAgentStylesheetBSS()
                        : new PrimerLight().getUserAgentStylesheetBSS();
        // One that is there already would be read again, and everything be styled anew.
        if (!Objects.requireNonNull(sheet).equals(Application.getUserAgentStylesheet())) {
            Application.setUserAgentStylesheet(sheet);
        }
    }

    public void zoomIn() {
        zoomTo(zoom.get() + STEP);
    }

    public void zoomOut() {
        zoomTo(zoom.get() - STEP);
    }

    public void zoomTo(int percent) {
        zoom.set(Math.clamp(percent, SMALLEST, LARGEST));
    }

    /// Gives a window these looks for as long as it lives. When they change, its styles and its
    /// layout are worked out in tasks of their own, so that no task of the window's thread takes
    /// long.
    ///
    /// @param window the window's thread
    public void dress(Scene scene, Executor window) {
        Runnable change =
                () -> {
                    window.execute(() -> scene.getRoot().applyCss());
                    window.execute(() -> scene.getRoot().layout());
                    dress(scene.getStylesheets(), sheets());
                };
        zoom.subscribe(change);
        highContrast.subscribe(change);
        dark.subscribe(change);
        dress(scene.getStylesheets(), sheets());
    }

    /// Sheets that stay are not set again: they would be read again, and the whole window be styled
    /// anew.
    private static void dress(ObservableList<String> worn, List<String> sheets) {
        if (worn.size() != sheets.size()) {
            worn.setAll(sheets);
            return;
        }
        for (int i = 0; i < sheets.size(); i++) {
            if (!worn.get(i).equals(sheets.get(i))) {
                worn.set(i, sheets.get(i));
            }
        }
    }

    private List<String> sheets() {
        List<String> sheets = new ArrayList<>();
        sheets.add(sheet("octavo.css"));
        sheets.add(sheet("controlsfx.css"));
        if (highContrast.get()) {
            sheets.add(sheet("contrast.css"));
            sheets.add(sheet(isDark() ? "contrast-dark.css" : "contrast-light.css"));
        }
        sheets.add(sizeSheet(zoom.get()));
        return sheets;
    }

    private static String sheet(String name) {
        return Objects.requireNonNull(ThemeAndSize.class.getResource(name)).toString();
    }

    /// A sheet and not a style of the root, since menus and tips take sheets from their window.
    private static String sizeSheet(int percent) {
        return "data:text/css,.root{-fx-font-size:%spx}".formatted(BASE_SIZE * percent / 100);
    }
}
