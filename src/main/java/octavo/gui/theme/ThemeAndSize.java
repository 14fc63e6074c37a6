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
    private static final int MIN_ZOOM = 70;
    private static final int MAX_ZOOM = 300;
    private static final int ZOOM_STEP = 10;
    private static final double BASE_SIZE = 13;

    private final ObjectProperty<ThemeChoice> themeChoice = new SimpleObjectProperty<>();
    private final ObjectProperty<Integer> zoomPercent = new SimpleObjectProperty<>();
    private final BooleanProperty highContrast = new SimpleBooleanProperty();
    private final BooleanProperty isDarkProperty = new SimpleBooleanProperty();
    private final ObservableValue<ColorScheme> systemScheme;

    /// The desktop's preferences outlive every window, and must not keep it in memory.
    private final ChangeListener<ColorScheme> schemeListener = (_, _, _) -> applyTheme();

    /// @param system the desktop's colour scheme
    public ThemeAndSize(ThemeChoice choice, int zoom, ObservableValue<ColorScheme> system) {
        this.systemScheme = system;
        this.themeChoice.addListener(_ -> applyTheme());
        system.addListener(new WeakChangeListener<>(schemeListener));
        this.themeChoice.set(choice);
        zoomTo(zoom);
    }

    public static ThemeAndSize ofDesktop(ThemeChoice choice, int zoom) {
        return new ThemeAndSize(choice, zoom, Platform.getPreferences().colorSchemeProperty());
    }

    public ObjectProperty<ThemeChoice> choiceProperty() {
        return themeChoice;
    }

    /// The font size in per cent.
    public ObjectProperty<Integer> zoomProperty() {
        return zoomPercent;
    }

    /// Whether contrast is maximised.
    public BooleanProperty highContrastProperty() {
        return highContrast;
    }

    public boolean isDark() {
        return switch (themeChoice.get()) {
            case LIGHT -> false;
            case DARK -> true;
            case SYSTEM -> systemScheme.getValue() == ColorScheme.DARK;
        };
    }

    private void applyTheme() {
        isDarkProperty.set(isDark());
        // The compiled stylesheet, which loads faster.
        String themeStylesheet =
                isDark()
                        ? new PrimerDark().getUserAgentStylesheetBSS()
                        : new PrimerLight().getUserAgentStylesheetBSS();
        // Setting the same one again would reload it and restyle everything.
        if (!Objects.requireNonNull(themeStylesheet).equals(Application.getUserAgentStylesheet())) {
            Application.setUserAgentStylesheet(themeStylesheet);
        }
    }

    public void zoomIn() {
        zoomTo(zoomPercent.get() + ZOOM_STEP);
    }

    public void zoomOut() {
        zoomTo(zoomPercent.get() - ZOOM_STEP);
    }

    public void zoomTo(int percent) {
        zoomPercent.set(Math.clamp(percent, MIN_ZOOM, MAX_ZOOM));
    }

    /// Styles a window as long as it lives. Changes are applied in tasks of their own, so that no
    /// task of the window's thread takes long.
    ///
    /// @param uiExecutor the window's thread
    public void applyStyleSheets(Scene scene, Executor uiExecutor) {
        Runnable onChange =
                () -> {
                    uiExecutor.execute(() -> scene.getRoot().applyCss());
                    uiExecutor.execute(() -> scene.getRoot().layout());
                    applyStyleSheets(scene.getStylesheets(), styleSheets());
                };
        zoomPercent.subscribe(onChange);
        highContrast.subscribe(onChange);
        isDarkProperty.subscribe(onChange);
        applyStyleSheets(scene.getStylesheets(), styleSheets());
    }

    /// Stylesheets that stay are not set again: that would reload them and restyle the whole
    /// window.
    private static void applyStyleSheets(
            ObservableList<String> currentStyleSheets, List<String> styleSheets) {
        if (currentStyleSheets.size() != styleSheets.size()) {
            currentStyleSheets.setAll(styleSheets);
            return;
        }
        for (int i = 0; i < styleSheets.size(); i++) {
            if (!currentStyleSheets.get(i).equals(styleSheets.get(i))) {
                currentStyleSheets.set(i, styleSheets.get(i));
            }
        }
    }

    private List<String> styleSheets() {
        List<String> styleSheets = new ArrayList<>();
        styleSheets.add(stylesheet("octavo.css"));
        styleSheets.add(stylesheet("controlsfx.css"));
        if (highContrast.get()) {
            styleSheets.add(stylesheet("contrast.css"));
            styleSheets.add(stylesheet(isDark() ? "contrast-dark.css" : "contrast-light.css"));
        }
        styleSheets.add(sizeStylesheet(zoomPercent.get()));
        return styleSheets;
    }

    private static String stylesheet(String name) {
        return Objects.requireNonNull(ThemeAndSize.class.getResource(name)).toString();
    }

    /// A stylesheet rather than a style of the root, since menus and tooltips inherit stylesheets
    /// from their window.
    private static String sizeStylesheet(int percent) {
        return "data:text/css,.root{-fx-font-size:%spx}".formatted(BASE_SIZE * percent / 100);
    }
}
