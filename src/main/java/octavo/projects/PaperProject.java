package octavo.projects;

import octavo.projects.sources.CitedKey;
import octavo.projects.sources.WritingFormat;
import octavo.storage.ContentPaths;
import octavo.storage.PathObjection;
import octavo.storage.UnconfirmedPath;

import java.io.IOException;
import java.io.UncheckedIOException;
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
/// @param refused files that the folder names, and that were not read since they are not in it
public record PaperProject(
        Path folder,
        List<ProjectSource> sources,
        List<Path> bibliographies,
        List<AbsentFile> absent,
        List<PathObjection> refused) {
    /// The most files that a folder is searched for.
    private static final int MOST_FILES = 20_000;

    private static final int DEEPEST = 16;

    /// How deep sources may take each other in; TeX itself gives up earlier.
    private static final int MOST_NESTED = 100;

    private static final List<String> SETTINGS =
            List.of("_quarto.yml", "_quarto.yaml", "_bookdown.yml", "_metadata.yml");

    /// A file that a source names and that is not there.
    public record AbsentFile(Path source, String name) {}

    public PaperProject {
        sources = List.copyOf(sources);
        bibliographies = List.copyOf(bibliographies);
        absent = List.copyOf(absent);
        refused = List.copyOf(refused);
    }

    /// Reads a project.
    ///
    /// @param path its main document, or a folder. In a folder those are documents that say so; if
    ///   none does, every source is one
    public static PaperProject of(Path path) throws IOException {
        return of(path, ProjectProfile.rule(folder(path)));
    }

    /// Reads a project.
    ///
    /// @param rule judges the files that it names
    public static PaperProject of(Path path, ContentPaths rule) throws IOException {
        Reader reader = new Reader(folder(path), new SourceCache(_ -> Optional.empty()), rule);
        if (Files.isDirectory(path)) {
            reader.readFolder();
        } else {
            reader.readFile(path, WritingFormat.of(path.toString()).orElse(WritingFormat.TEX));
        }
        return reader.project();
    }

    /// The folder of a project.
    public static Path folder(Path path) {
        return Files.isDirectory(path) ? path : path.resolveSibling("");
    }

    /// Refuses a project that names files which need to be allowed first: without them, entries
    /// would be missing.
    ///
    /// @param libraries those that its content names
    /// @throws UnconfirmedPath with all of the files
    public void refuseUnconfirmed(List<Path> libraries, ContentPaths rule) throws IOException {
        Set<PathObjection> all = new LinkedHashSet<>(refused);
        for (Path library : libraries) {
            rule.beforeReading(library).ifPresent(all::add);
        }
        if (!all.isEmpty()) {
            List<PathObjection> objections = List.copyOf(all);
            throw new UnconfirmedPath(objections.getFirst().path(), objections);
        }
    }

    /// The paper of one source: that, and all that it takes in.
    ///
    /// @param cache reads the sources
    /// @param rule judges the files that they name
    public static PaperProject ofSource(
            Path path, WritingFormat format, SourceCache cache, ContentPaths rule) {
        Reader reader = new Reader(path.resolveSibling(""), cache, rule);
        reader.addSettings(format);
        cache.source(path, format).ifPresent(reader::add);
        return reader.project();
    }

    /// The same paper with its sources as they are now, if they still name the same files; nothing
    /// if it has to be read anew.
    ///
    /// @param rule judges the sources again
    public Optional<PaperProject> refreshed(SourceCache cache, ContentPaths rule) {
        List<ProjectSource> now = new ArrayList<>();
        for (ProjectSource before : sources) {
            Optional<ProjectSource> source =
                    rule.mayRead(before.path())
                            ? cache.source(before.path(), before.format())
                            : Optional.empty();
            if (source.isEmpty() || !source.get().citations().namesSame(before.citations())) {
                return Optional.empty();
            }
            now.add(source.get());
        }
        return Optional.of(new PaperProject(folder, now, bibliographies, absent, refused));
    }

    /// All papers in a folder: one for each document that no other takes in. If none says that it
    /// is a document, all sources together are one.
    ///
    /// @param cache reads the sources
    /// @param rule judges the files that they name
    public static List<PaperProject> allIn(Path folder, SourceCache cache, ContentPaths rule)
            throws IOException {
        List<ProjectSource> written =
                new Reader(folder, cache, rule)
                        .readAll().stream().filter(it -> it.format().isWritten()).toList();
        List<PaperProject> papers = new ArrayList<>();
        Set<Path> taken = new HashSet<>();
        for (ProjectSource source : written) {
            Reader reader = new Reader(folder, cache, rule);
            reader.addSettings(source.format());
            if (reader.isDocument(source)) {
                reader.add(source);
                papers.add(reader.project());
                papers.getLast().sources().stream()
                        .skip(1)
                        .forEach(it -> taken.add(SourceCache.normal(it.path())));
            }
        }
        papers.removeIf(it -> taken.contains(SourceCache.normal(it.sources().getFirst().path())));
        if (papers.isEmpty() && !written.isEmpty()) {
            Reader reader = new Reader(folder, cache, rule);
            written.forEach(reader::add);
            papers.add(reader.project());
        }
        return papers;
    }

    /// The `.bib` files that sources name and that are not there yet. None lies outside the folder.
    public List<Path> absentBibliographies() {
        List<Path> files = new ArrayList<>();
        for (ProjectSource source : sources) {
            for (String name : source.citations().bibliographies()) {
                boolean isAbsent = absent.contains(new AbsentFile(source.path(), name));
                if (isAbsent && name.matches("[\\w/-]+(\\.bib)?")) {
                    String file = name.endsWith(".bib") ? name : name + ".bib";
                    files.add(source.path().resolveSibling(file).normalize());
                }
            }
        }
        files.removeIf(file -> !file.startsWith(folder));
        return files;
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
        private final Set<PathObjection> refused = new LinkedHashSet<>();
        private final SourceCache cache;
        private final ContentPaths rule;
        private int depth;

        Reader(Path folder, SourceCache cache, ContentPaths rule) {
            this.folder = folder;
            this.cache = cache;
            this.rule = rule;
        }

        PaperProject project() {
            return new PaperProject(
                    folder, sources, List.copyOf(bibliographies), absent, List.copyOf(refused));
        }

        void readFolder() throws IOException {
            List<ProjectSource> all = readAll();
            addSettings();
            boolean isWritten = all.stream().anyMatch(source -> source.format().isWritten());
            List<ProjectSource> candidates =
                    all.stream().filter(it -> it.format().isWritten() == isWritten).toList();
            List<ProjectSource> documents = candidates.stream().filter(this::isDocument).toList();
            for (ProjectSource source : documents.isEmpty() ? candidates : documents) {
                add(source);
            }
        }

        List<ProjectSource> readAll() throws IOException {
            return files().stream()
                    .flatMap(path ->
                            WritingFormat.of(path.toString()).stream()
                                    .flatMap(format -> cache.source(path, format).stream()))
                    .toList();
        }

        private boolean isDocument(ProjectSource source) {
            boolean isChapter =
                    !bibliographies.isEmpty() && source.format() == WritingFormat.MARKDOWN;
            return source.citations().isDocument() || isChapter;
        }

        void addSettings(WritingFormat format) {
            if (format == WritingFormat.MARKDOWN) {
                addSettings();
            }
        }

        /// Quarto and bookdown name the references of all chapters in one place.
        private void addSettings() {
            for (String name : SETTINGS) {
                Path settings = folder.resolve(name);
                if (Files.isRegularFile(settings) && isReadable(settings)) {
                    SourceCache.text(settings)
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
                        .filter(this::isReadable)
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
            add(ProjectSource.of(path, format, SourceCache.read(path)));
        }

        void add(ProjectSource source) {
            if (depth > MOST_NESTED || !seen.add(SourceCache.normal(source.path()))) {
                return;
            }
            depth++;
            sources.add(source);
            source.citations().bibliographies().forEach(it -> addBibliography(source.path(), it));
            for (String name : source.citations().inclusions()) {
                Optional<Path> found = found(source.path(), name, source.format().extension());
                if (found.isPresent() && !seen.contains(SourceCache.normal(found.get()))) {
                    WritingFormat format =
                            WritingFormat.of(found.get().toString()).orElse(source.format());
                    cache.source(found.get(), format).ifPresent(this::add);
                }
            }
            depth--;
        }

        private void addBibliography(Path source, String name) {
            found(source, name, "bib").ifPresent(bibliographies::add);
        }

        /// A file beside the source that names it, or in the project's folder, as TeX looks. If
        /// there is none that may be read, that is recorded.
        private Optional<Path> found(Path source, String name, String extension) {
            List<Path> there =
                    Stream.of(source.resolveSibling(""), folder)
                            .flatMap(place ->
                                    Stream.of(name + "." + extension, name)
                                            .flatMap(each -> path(place, each).stream()))
                            .filter(Files::isRegularFile)
                            .toList();
            Optional<Path> found = there.stream().filter(rule::mayRead).findFirst();
            if (there.isEmpty()) {
                absent.add(new AbsentFile(source, name));
            } else if (found.isEmpty()) {
                boolean _ = isReadable(there.getFirst());
            }
            return found;
        }

        /// Whether a file may be read; if not, that is recorded.
        private boolean isReadable(Path path) {
            try {
                Optional<PathObjection> objection = rule.beforeReading(path);
                objection.ifPresent(refused::add);
                return objection.isEmpty();
            } catch (IOException _) {
                return false;
            }
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
