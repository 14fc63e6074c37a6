package octavo.projects;

import octavo.citations.CitedKey;
import octavo.citations.WritingFormat;
import octavo.text.LocalizedSentence;
import octavo.text.WordedException;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// A paper: its sources, from the main document on, and the files of references that they name.
///
/// @param folder where it lies
/// @param bibliographies those that are there, as `.bib` or otherwise
/// @param absent files that a source names and that are not there, with the place of the source
public record PaperProject(
        Path folder,
        List<ProjectSource> sources,
        List<Path> bibliographies,
        List<AbsentFile> absent) {
    /// The most files that a folder is searched for.
    private static final int MOST_FILES = 20_000;

    private static final int DEEPEST = 16;

    /// How deep sources may take each other in; TeX itself gives up earlier.
    private static final int MOST_NESTED = 100;

    private static final int LARGEST = 64 << 20;
    private static final List<String> SETTINGS =
            List.of("_quarto.yml", "_quarto.yaml", "_bookdown.yml", "_metadata.yml");

    /// A file that a source names and that is not there.
    public record AbsentFile(Path source, String name) {}

    public PaperProject {
        sources = List.copyOf(sources);
        bibliographies = List.copyOf(bibliographies);
        absent = List.copyOf(absent);
    }

    /// Reads a project.
    ///
    /// @param path its main document, or a folder. In a folder those are documents that say so; if
    ///   none does, every source is one
    public static PaperProject of(Path path) throws IOException {
        Reader reader = new Reader(Files.isDirectory(path) ? path : path.resolveSibling(""));
        if (Files.isDirectory(path)) {
            reader.readFolder();
        } else {
            reader.readFile(path, WritingFormat.of(path.toString()).orElse(WritingFormat.TEX));
        }
        return reader.project();
    }

    /// What is cited, in the order of the sources, with all places of each. What a source names
    /// itself, such as a figure, is no citation.
    public SequencedMap<String, List<SourcePlace>> cited() {
        Map<WritingFormat, Set<String>> labels =
                sources.stream()
                        .collect(
                                Collectors.groupingBy(
                                        ProjectSource::format,
                                        Collectors.flatMapping(
                                                source -> source.citations().labels().stream(),
                                                Collectors.toSet())));
        SequencedMap<String, List<SourcePlace>> cited = new LinkedHashMap<>();
        for (ProjectSource source : sources) {
            Set<String> known = labels.getOrDefault(source.format(), Set.of());
            for (CitedKey key : source.citations().keys()) {
                if (!known.contains(key.key())) {
                    cited.computeIfAbsent(key.key(), _ -> new ArrayList<>())
                            .add(source.placeOf(key.where().start()));
                }
            }
        }
        return Collections.unmodifiableSequencedMap(cited);
    }

    /// Follows what sources take in.
    private static final class Reader {
        private final Path folder;
        private final List<ProjectSource> sources = new ArrayList<>();
        private final Set<Path> bibliographies = new LinkedHashSet<>();
        private final List<AbsentFile> absent = new ArrayList<>();
        private final Set<Path> seen = new HashSet<>();
        private int depth;

        Reader(Path folder) {
            this.folder = folder;
        }

        PaperProject project() {
            return new PaperProject(folder, sources, List.copyOf(bibliographies), absent);
        }

        void readFolder() throws IOException {
            List<ProjectSource> all = new ArrayList<>();
            for (Path path : files()) {
                WritingFormat.of(path.toString())
                        .ifPresent(format ->
                                text(path)
                                        .ifPresent(
                                                it -> all.add(ProjectSource.of(path, format, it))));
            }
            addSettings();
            boolean isWritten = all.stream().anyMatch(source -> source.format().isWritten());
            List<ProjectSource> candidates =
                    all.stream().filter(it -> it.format().isWritten() == isWritten).toList();
            List<ProjectSource> documents = candidates.stream().filter(this::isDocument).toList();
            for (ProjectSource source : documents.isEmpty() ? candidates : documents) {
                add(source);
            }
        }

        private boolean isDocument(ProjectSource source) {
            boolean isChapter =
                    !bibliographies.isEmpty() && source.format() == WritingFormat.MARKDOWN;
            return source.citations().isDocument() || isChapter;
        }

        /// Quarto and bookdown name the references of all chapters in one place.
        private void addSettings() {
            for (String name : SETTINGS) {
                Path settings = folder.resolve(name);
                if (Files.isRegularFile(settings)) {
                    text(settings)
                            .map(text -> "---\n" + text + "\n---\n")
                            .map(WritingFormat.MARKDOWN::read)
                            .ifPresent(read ->
                                    read.bibliographies()
                                            .forEach(it -> addBibliography(settings, it)));
                }
            }
        }

        private List<Path> files() throws IOException {
            try (Stream<Path> paths = Files.walk(folder, DEEPEST)) {
                return paths.filter(path -> !isHidden(path))
                        .filter(path -> WritingFormat.of(path.toString()).isPresent())
                        .filter(Files::isRegularFile)
                        .limit(MOST_FILES)
                        .sorted()
                        .toList();
            } catch (UncheckedIOException trouble) {
                throw trouble.getCause();
            }
        }

        private boolean isHidden(Path path) {
            for (Path name : folder.relativize(path)) {
                String text = name.toString();
                if (text.startsWith(".") || text.equals("node_modules")) {
                    return true;
                }
            }
            return false;
        }

        void readFile(Path path, WritingFormat format) throws IOException {
            add(ProjectSource.of(path, format, decoded(bytes(path))));
        }

        private Optional<String> text(Path path) {
            try {
                return Optional.of(decoded(bytes(path)));
            } catch (IOException _) {
                return Optional.empty();
            }
        }

        private static byte[] bytes(Path path) throws IOException {
            if (Files.size(path) > LARGEST) {
                throw new WordedException(path, LocalizedSentence.of("it is larger than 64 MB"));
            }
            return Files.readAllBytes(path);
        }

        /// Keys are ASCII in all but name: what is not UTF-8 is read byte by byte.
        private static String decoded(byte[] bytes) {
            String text = new String(bytes, StandardCharsets.UTF_8);
            return text.indexOf('\uFFFD') < 0
                    ? text
                    : new String(bytes, StandardCharsets.ISO_8859_1);
        }

        private void add(ProjectSource source) {
            if (depth > MOST_NESTED || !seen.add(source.path().toAbsolutePath().normalize())) {
                return;
            }
            depth++;
            sources.add(source);
            source.citations().bibliographies().forEach(it -> addBibliography(source.path(), it));
            for (String name : source.citations().inclusions()) {
                Optional<Path> found = found(source.path(), name, source.format().extension());
                if (found.isEmpty()) {
                    absent.add(new AbsentFile(source.path(), name));
                } else if (!seen.contains(found.get().toAbsolutePath().normalize())) {
                    WritingFormat format =
                            WritingFormat.of(found.get().toString()).orElse(source.format());
                    text(found.get())
                            .ifPresent(text -> add(ProjectSource.of(found.get(), format, text)));
                }
            }
            depth--;
        }

        private void addBibliography(Path source, String name) {
            found(source, name, "bib")
                    .ifPresentOrElse(
                            bibliographies::add, () -> absent.add(new AbsentFile(source, name)));
        }

        /// A file beside the source that names it, or in the project's folder, as TeX looks.
        private Optional<Path> found(Path source, String name, String extension) {
            return Stream.of(source.resolveSibling(""), folder)
                    .flatMap(place ->
                            Stream.of(name + "." + extension, name)
                                    .flatMap(each -> path(place, each).stream()))
                    .filter(Files::isRegularFile)
                    .findFirst();
        }

        private static Optional<Path> path(Path folder, String name) {
            try {
                return Optional.of(folder.resolve(name).normalize());
            } catch (InvalidPathException _) {
                return Optional.empty();
            }
        }
    }
}
