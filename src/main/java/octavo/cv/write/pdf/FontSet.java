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
    private static final FontFace PLAIN = FontFace.OURS.getFirst();

    /// Variation selectors.
    private static final List<Integer> SELECTORS = List.of(0xFE00, 0xFE0F, 0xE0100, 0xE01EF);

    private final List<EmbeddedFont> ours;
    private final Map<FontFace, EmbeddedFont> others = new LinkedHashMap<>();
    private final Set<Integer> missing;

    private FontSet(PdfFile file, List<FontFace> others, Set<Integer> missing) {
        this.ours =
                FontFace.OURS.stream().map(face -> new EmbeddedFont(face, file.next())).toList();
        others.forEach(face -> this.others.put(face, new EmbeddedFont(face, file.next())));
        this.missing = missing;
    }

    /// The fonts for some texts.
    static FontSet of(List<String> texts, PdfFile file) {
        Set<Integer> open = new TreeSet<>();
        for (String text : texts) {
            int letter;
            for (int i = 0; i < text.length(); i += Character.charCount(letter)) {
                letter = text.codePointAt(i);
                if (!PLAIN.has(letter) && !isInvisible(letter)) {
                    open.add(letter);
                }
            }
        }
        return new FontSet(file, others(open), open);
    }

    /// System fonts for some letters, regular ones before bold and italic ones. Removes the letters
    /// that they cover.
    private static List<FontFace> others(Set<Integer> open) {
        List<FontFace> others = new ArrayList<>();
        List<FontFace> styled = new ArrayList<>();
        for (File each : open.isEmpty() ? List.<File>of() : installed()) {
            Optional<FontFace> face = face(each);
            if (face.isPresent() && !face.get().isPlain()) {
                styled.add(face.get());
            } else if (face.isPresent() && open.removeIf(face.get()::has)) {
                others.add(face.get());
            }
            if (open.isEmpty()) {
                return others;
            }
        }
        styled.stream().filter(face -> open.removeIf(face::has)).forEach(others::add);
        return others;
    }

    /// Letters that no font has.
    Set<Integer> missing() {
        return missing;
    }

    /// The replacement for a letter that no font has.
    static String number(int letter) {
        return "[U+%04X]".formatted(letter);
    }

    /// Texts with unavailable letters replaced.
    List<FlatRun> printable(List<FlatRun> stretches) {
        List<FlatRun> printable = new ArrayList<>(stretches.size());
        for (FlatRun stretch : stretches) {
            printable.add(stretch.with(printable(stretch.text())));
        }
        return printable;
    }

    private String printable(String text) {
        if (missing.isEmpty() && hasNoControls(text)) {
            return text;
        }
        StringBuilder printable = new StringBuilder();
        text.codePoints()
                .forEach(letter -> {
                    if (missing.contains(letter)) {
                        printable.append(number(letter));
                    } else {
                        printable.appendCodePoint(letter < ' ' && letter != '\n' ? ' ' : letter);
                    }
                });
        return printable.toString();
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
    EmbeddedFont font(int letter, boolean bold, boolean italic) {
        if (PLAIN.has(letter) || others.isEmpty()) {
            return ours.get((bold ? 1 : 0) + (italic ? 2 : 0));
        }
        return others.entrySet().stream()
                .filter(font -> font.getKey().has(letter))
                .map(Map.Entry::getValue)
                .findFirst()
                .orElse(ours.getFirst());
    }

    /// Writes the fonts that are used.
    ///
    /// @return their names, as entries of a dictionary
    String write(PdfFile file) throws IOException {
        StringBuilder names = new StringBuilder();
        List<EmbeddedFont> all = new ArrayList<>(ours);
        all.addAll(others.values());
        for (EmbeddedFont font : all) {
            if (font.isUsed()) {
                font.write(file);
                names.append(font.name()).append(' ');
                names.append(PdfFile.reference(font.object()));
            }
        }
        return names.toString();
    }

    /// Line breaks, joiners and direction marks.
    static boolean isInvisible(int letter) {
        if (letter >= ' ' && letter <= '~') {
            return false; // most are
        }
        int type = Character.getType(letter);
        return type == Character.CONTROL
                || type == Character.FORMAT
                || letter >= SELECTORS.get(0) && letter <= SELECTORS.get(1)
                || letter >= SELECTORS.get(2) && letter <= SELECTORS.get(3);
    }

    /// In an order independent of installation time.
    private static List<File> installed() {
        Map<String, File> files = new LinkedHashMap<>();
        for (URI uri : new FontFileFinder().find()) {
            File file = new File(uri);
            if (file.getName().toLowerCase(Locale.ROOT).endsWith(".ttf")) {
                files.putIfAbsent(file.getName(), file);
            }
        }
        return files.entrySet().stream()
                .sorted(Map.Entry.comparingByKey())
                .map(Map.Entry::getValue)
                .toList();
    }

    /// An unreadable font, or one without embeddable outlines, counts as having no letters.
    private static Optional<FontFace> face(File file) {
        try (RandomAccessRead content = new RandomAccessReadBufferedFile(file)) {
            return Optional.of(FontFace.read(content)).filter(FontFace::isDrawn);
        } catch (IOException | RuntimeException _) {
            return Optional.empty(); // the next one may work
        }
    }
}
