package octavo.cv.write.pdf;

import octavo.richtext.FlatRun;

import org.apache.fontbox.util.autodetect.FontFileFinder;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadBufferedFile;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/// The fonts of a document: ours, and system fonts for letters that ours lack.
final class FontSet {
    private static final FontFace REGULAR_FACE = FontFace.BUNDLED_FACES.getFirst();

    /// Variation selectors.
    private static final List<Integer> VARIATION_SELECTORS =
            List.of(0xFE00, 0xFE0F, 0xE0100, 0xE01EF);

    private final List<EmbeddedFont> bundledFonts;
    private final Map<FontFace, EmbeddedFont> systemFonts = new LinkedHashMap<>();
    private final Set<Integer> missingLetters;

    private FontSet(PdfFile pdfFile, List<FontFace> systemFaces, Set<Integer> missingLetters) {
        this.bundledFonts =
                FontFace.BUNDLED_FACES.stream()
                        .map(fontFace -> new EmbeddedFont(fontFace, pdfFile.nextObject()))
                        .toList();
        systemFaces.forEach(fontFace ->
                this.systemFonts.put(fontFace, new EmbeddedFont(fontFace, pdfFile.nextObject())));
        this.missingLetters = missingLetters;
    }

    /// The fonts for some texts.
    static FontSet of(List<String> documentTexts, PdfFile pdfFile) {
        Set<Integer> uncoveredLetters = new TreeSet<>();
        for (String text : documentTexts) {
            int codePoint;
            for (int i = 0; i < text.length(); i += Character.charCount(codePoint)) {
                codePoint = text.codePointAt(i);
                if (!REGULAR_FACE.hasGlyph(codePoint) && !isInvisible(codePoint)) {
                    uncoveredLetters.add(codePoint);
                }
            }
        }
        return new FontSet(pdfFile, systemFacesFor(uncoveredLetters), uncoveredLetters);
    }

    /// System fonts for some letters, regular ones before bold and italic ones. Removes the letters
    /// that they cover.
    private static List<FontFace> systemFacesFor(Set<Integer> uncoveredLetters) {
        List<FontFace> systemFaces = new ArrayList<>();
        List<FontFace> styledFaces = new ArrayList<>();
        for (File fontFile : uncoveredLetters.isEmpty() ? List.<File>of() : installedFonts()) {
            Optional<FontFace> fontFace = readFace(fontFile);
            if (fontFace.isPresent() && !fontFace.get().isRegular()) {
                styledFaces.add(fontFace.get());
            } else if (fontFace.isPresent()
                    && uncoveredLetters.removeIf(fontFace.get()::hasGlyph)) {
                systemFaces.add(fontFace.get());
            }
            if (uncoveredLetters.isEmpty()) {
                return systemFaces;
            }
        }
        styledFaces.stream()
                .filter(fontFace -> uncoveredLetters.removeIf(fontFace::hasGlyph))
                .forEach(systemFaces::add);
        return systemFaces;
    }

    /// Letters that no font has.
    Set<Integer> missingLetters() {
        return missingLetters;
    }

    /// The replacement for a letter that no font has.
    static String codePointText(int codePoint) {
        return "[U+%04X]".formatted(codePoint);
    }

    /// Texts with unavailable letters replaced.
    List<FlatRun> replaceMissing(List<FlatRun> flatRuns) {
        List<FlatRun> printableText = new ArrayList<>(flatRuns.size());
        for (FlatRun flatRun : flatRuns) {
            printableText.add(flatRun.withText(replaceMissing(flatRun.text())));
        }
        return printableText;
    }

    private String replaceMissing(String text) {
        if (missingLetters.isEmpty() && hasNoControls(text)) {
            return text;
        }
        StringBuilder printableText = new StringBuilder();
        text.codePoints()
                .forEach(codePoint -> {
                    if (missingLetters.contains(codePoint)) {
                        printableText.append(codePointText(codePoint));
                    } else {
                        printableText.appendCodePoint(
                                codePoint < ' ' && codePoint != '\n' ? ' ' : codePoint);
                    }
                });
        return printableText.toString();
    }

    private static boolean hasNoControls(String text) {
        for (int i = 0; i < text.length(); i++) {
            if (text.charAt(i) < ' ') {
                return false;
            }
        }
        return true;
    }

    /// The font for a letter. System fonts are used without bold and italic.
    EmbeddedFont fontFor(int codePoint, boolean isBold, boolean isItalic) {
        if (REGULAR_FACE.hasGlyph(codePoint) || systemFonts.isEmpty()) {
            return bundledFonts.get((isBold ? 1 : 0) + (isItalic ? 2 : 0));
        }
        return systemFonts.entrySet().stream()
                .filter(font -> font.getKey().hasGlyph(codePoint))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(bundledFonts.getFirst());
    }

    /// Writes the fonts that are used.
    ///
    /// @return their names, as entries of a dictionary
    String writeFonts(PdfFile pdfFile) throws IOException {
        StringBuilder fontNames = new StringBuilder();
        List<EmbeddedFont> allFonts = new ArrayList<>(bundledFonts);
        allFonts.addAll(systemFonts.values());
        for (EmbeddedFont font : allFonts) {
            if (font.isUsed()) {
                font.writeFont(pdfFile);
                fontNames.append(font.resourceName()).append(' ');
                fontNames.append(PdfFile.referenceTo(font.objectNumber()));
            }
        }
        return fontNames.toString();
    }

    /// Line breaks, joiners and direction marks.
    static boolean isInvisible(int codePoint) {
        if (codePoint >= ' ' && codePoint <= '~') {
            return false; // most are
        }
        int characterType = Character.getType(codePoint);
        return characterType == Character.CONTROL
                || characterType == Character.FORMAT
                || codePoint >= VARIATION_SELECTORS.get(0)
                        && codePoint <= VARIATION_SELECTORS.get(1)
                || codePoint >= VARIATION_SELECTORS.get(2)
                        && codePoint <= VARIATION_SELECTORS.get(3);
    }

    /// In an order independent of installation time.
    private static List<File> installedFonts() {
        Map<String, File> filesByName = new LinkedHashMap<>();
        for (URI uri : new FontFileFinder().find()) {
            File fontFile = new File(uri);
            if (fontFile.getName().toLowerCase(Locale.ROOT).endsWith(".ttf")) {
                filesByName.putIfAbsent(fontFile.getName(), fontFile);
            }
        }
        return filesByName.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .toList();
    }

    /// An unreadable font, or one without embeddable outlines, counts as having no letters.
    private static Optional<FontFace> readFace(File fontFile) {
        try (RandomAccessRead fontContent = new RandomAccessReadBufferedFile(fontFile)) {
            return Optional.of(FontFace.readFace(fontContent)).filter(FontFace::hasOutlines);
        } catch (IOException | RuntimeException _) {
            return Optional.empty(); // the next one may work
        }
    }
}
