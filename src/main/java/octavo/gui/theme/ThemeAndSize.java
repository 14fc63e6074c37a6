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

/// Applies a theme and a font size to windows, and follows the desktop if wanted.
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

    /// The desktop's preferences outlive every window, and must not keep it in memory.
    private final ChangeListener<ColorScheme> follow = (_, _, _) -> applyTheme();

    /// @param system the desktop's colour scheme
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

    /// The font size in per cent.
    public ObjectProperty<Integer> zoomProperty() {
        return zoom;
    }

    /// Whether contrast is maximised.
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
        // The compiled stylesheet, which loads faster.
        String sheet =
                isDark()
                        ? new PrimerDark().getUserAgentStylesheetBSS()
                        : new PrimerLight().getUserAgentStylesheetBSS();
        // Setting the same one again would reload it and restyle everything.
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

    /// Styles a window as long as it lives. Changes are applied in tasks of their own, so that no
    /// task of the window's thread takes long.
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

    /// Stylesheets that stay are not set again: that would reload them and restyle the whole
    /// window.
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

    /// A stylesheet rather than a style of the root, since menus and tooltips inherit stylesheets
    /// from their window.
    private static String sizeSheet(int percent) {
        return "data:text/css,.root{-fx-font-size:%spx}".formatted(BASE_SIZE * percent / 100);
    }
}
