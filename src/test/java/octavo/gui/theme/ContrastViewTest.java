package octavo.gui.theme;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;

import javafx.scene.paint.Color;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// The colours of the themes, measured as WCAG 2 measures them.
class ContrastViewTest {
    private static final Pattern COLOUR = Pattern.compile("(-color-[a-z0-9-]+)\\s*:\\s*([^;]+);");

    /// What is behind rows that are selected, where all texts have one colour.
    private static final String SELECTED = "-color-cell-bg-selected";

    /// How much of what cannot be used is seen, as `octavo.css` says.
    private static final double DISABLED = 0.7;

    private static final Pattern TEXT =
            Pattern.compile("-fx-(?:prompt-)?text-fill\\s*:\\s*(-color-[a-z0-9-]+)");

    private static final Pattern USED = Pattern.compile("(?<!-)-color-[a-z0-9-]++(?!\\s*:)");

    /// Texts, and what they are written on.
    private static final String[][] PAIRS = {
        {"-color-fg-default", "-color-bg-default"},
        {"-color-fg-default", "-color-bg-subtle"},
        {"-color-fg-default", "-color-bg-overlay"},
        {"-color-fg-default", "-color-accent-subtle"},
        {"-color-fg-default", "-color-neutral-subtle"},
        {"-color-fg-default", "-color-success-subtle"},
        {"-color-fg-default", "-color-danger-subtle"},
        {"-color-fg-default", "-color-warning-subtle"},
        {"-color-fg-muted", "-color-bg-default"},
        {"-color-fg-muted", "-color-bg-subtle"},
        {"-color-fg-muted", "-color-bg-overlay"},
        {"-color-fg-muted", "-color-accent-subtle"},
        {"-color-fg-muted", "-color-neutral-subtle"},
        {"-color-fg-muted", "-color-success-subtle"},
        {"-color-fg-muted", "-color-danger-subtle"},
        {"-color-fg-default", SELECTED},
        {"-color-success-fg", "-color-bg-default"},
        {"-color-success-fg", "-color-bg-overlay"},
        {"-color-danger-fg", "-color-bg-overlay"},
        {"-color-warning-fg", "-color-bg-overlay"},
        {"-color-danger-fg", "-color-bg-subtle"},
        {"-color-accent-fg", "-color-accent-subtle"},
        {"-color-accent-fg", "-color-bg-default"},
        {"-color-danger-fg", "-color-bg-default"},
        {"-color-warning-fg", "-color-bg-default"},
        {"-color-fg-emphasis", "-color-accent-emphasis"},
        {"-color-fg-emphasis", "-color-neutral-emphasis"},
        {"-color-neutral-emphasis", "-color-fg-emphasis"},
    };

    private static Map<String, String> colours(boolean dark, boolean highContrast)
            throws IOException {
        Map<String, String> colours = new HashMap<>();
        String theme =
                dark
                        ? new PrimerDark().getUserAgentStylesheet()
                        : new PrimerLight().getUserAgentStylesheet();
        read(theme, colours);
        read("/octavo/gui/theme/octavo.css", colours);
        if (highContrast) {
            read("/octavo/gui/theme/contrast-" + (dark ? "dark" : "light") + ".css", colours);
        }
        return colours;
    }

    private static void read(String sheet, Map<String, String> colours) throws IOException {
        try (InputStream stream =
                Objects.requireNonNull(ContrastViewTest.class.getResourceAsStream(sheet), sheet)) {
            String text = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            Matcher colour = COLOUR.matcher(text);
            while (colour.find()) {
                colours.put(colour.group(1), colour.group(2).strip());
            }
        }
    }

    private static Color colour(String name, Map<String, String> colours) {
        String value = Objects.requireNonNull(colours.get(name), name);
        return value.startsWith("-color") ? colour(value, colours) : Color.web(value);
    }

    /// What is seen of a colour that lets another one through.
    static Color over(Color top, Color below) {
        return below.interpolate(
                new Color(top.getRed(), top.getGreen(), top.getBlue(), 1), top.getOpacity());
    }

    static double contrast(Color text, Color ground) {
        double one = luminance(over(text, ground));
        double other = luminance(ground);
        return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
    }

    private static double luminance(Color colour) {
        return 0.2126 * linear(colour.getRed())
                + 0.7152 * linear(colour.getGreen())
                + 0.0722 * linear(colour.getBlue());
    }

    private static double linear(double part) {
        return part <= 0.04045 ? part / 12.92 : Math.pow((part + 0.055) / 1.055, 2.4);
    }

    @ParameterizedTest(name = "dark {0}, high contrast {1}: {2}")
    @CsvSource({"false, false, 4.5", "true, false, 4.5", "false, true, 7", "true, true, 7"})
    void textStandsOutFromWhatItIsWrittenOn(boolean dark, boolean high, double least)
            throws IOException {
        Map<String, String> colours = colours(dark, high);
        Color page = colour("-color-bg-default", colours);
        List<String> weak = new ArrayList<>();
        for (String[] pair : PAIRS) {
            Color ground = over(colour(pair[1], colours), page);
            double contrast = contrast(colour(pair[0], colours), ground);
            if (contrast < least) {
                weak.add("%s on %s: %.2f".formatted(pair[0], pair[1], contrast));
            }
        }
        assertEquals(List.of(), weak);
    }

    @ParameterizedTest(name = "dark {0}, high contrast {1}")
    @CsvSource({"false, false", "true, false", "false, true", "true, true"})
    void whatCannotBeUsedCanBeRead(boolean dark, boolean high) throws IOException {
        Map<String, String> colours = colours(dark, high);
        Color text = colour("-color-fg-default", colours);
        Color faint = new Color(text.getRed(), text.getGreen(), text.getBlue(), DISABLED);
        for (String ground :
                List.of("-color-bg-default", "-color-bg-subtle", "-color-bg-overlay")) {
            assertTrue(contrast(faint, colour(ground, colours)) >= 4.5, ground);
        }
        assertTrue(octavo().contains(".menu-item:disabled { -fx-opacity: " + DISABLED + "; }"));
    }

    /// All style sheets that are ours.
    private static String octavo() throws IOException {
        StringBuilder all = new StringBuilder();
        try (Stream<Path> files = Files.walk(Path.of("src/main/resources/octavo/gui"))) {
            for (Path sheet : files.filter(file -> file.toString().endsWith(".css")).toList()) {
                all.append(Files.readString(sheet));
            }
        }
        return all.toString();
    }

    @Test
    void everyColourThatWeNameIsOneOfTheThemes() throws IOException {
        Map<String, String> light = colours(false, false);
        Map<String, String> dark = colours(true, false);
        List<String> unknown =
                USED.matcher(octavo())
                        .results()
                        .map(MatchResult::group)
                        .distinct()
                        .filter(name -> !light.containsKey(name) || !dark.containsKey(name))
                        .toList();
        assertEquals(List.of(), unknown);
    }

    @Test
    void everyTextColourIsMeasuredOnSomeGround() throws IOException {
        Set<String> measured = new HashSet<>();
        for (String[] pair : PAIRS) {
            measured.add(pair[0]);
        }
        List<String> unmeasured =
                TEXT.matcher(octavo())
                        .results()
                        .map(match -> match.group(1))
                        .distinct()
                        .filter(name -> !measured.contains(name))
                        .toList();
        assertEquals(List.of(), unmeasured);
    }

    @Test
    void contrastIsMeasuredAsWcagDoes() {
        assertEquals(21, contrast(Color.BLACK, Color.WHITE), 0.001);
        assertEquals(4.54, contrast(Color.web("#767676"), Color.WHITE), 0.01);
    }
}
