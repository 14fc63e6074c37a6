package octavo.paperprojects;

import octavo.paperprojects.citationscan.CitedKey;
import octavo.paperprojects.citationscan.WritingFormat;
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
/// @param folderOf where it lies
/// @param bibliographies those that are there, as `.bib` or otherwise
/// @param absentFiles files that a source names and that are not there, with the place of the
///   source
/// @param refusedPaths files that the folder names, and that were not read since they are not in it
public record PaperProject(
        Path folderOf,
        List<ProjectSource> sources,
        List<Path> bibliographies,
        List<AbsentFile> absentFiles,
        List<PathObjection> refusedPaths) {
    /// The most files that a folder is searched for.
    private static final int MOST_FILES = 20_000;

    private static final int MOST_DEPTH = 16;

    /// How deep sources may take each other in; TeX itself gives up earlier.
    private static final int MOST_NESTED = 100;

    private static final List<String> SETTINGS_FILES =
            List.of("_quarto.yml", "_quarto.yaml", "_bookdown.yml", "_metadata.yml");

    /// A file that a source names and that is not there.
    public record AbsentFile(Path source, String name) {}

    public PaperProject {
        sources = List.copyOf(sources);
        bibliographies = List.copyOf(bibliographies);
        absentFiles = List.copyOf(absentFiles);
        refusedPaths = List.copyOf(refusedPaths);
    }

    /// Reads a project.
    ///
    /// @param path its main document, or a folder. In a folder those are documents that say so; if
    ///   none does, every source is one
    public static PaperProject of(Path path) throws IOException {
        return of(path, ProjectProfile.contentPathsOf(folderOf(path)));
    }

    /// Reads a project.
    ///
    /// @param contentPaths judges the files that it names
    public static PaperProject of(Path path, ContentPaths contentPaths) throws IOException {
        SourceCollector sourceCollector =
                new SourceCollector(
                        folderOf(path), new SourceCache(_ -> Optional.empty()), contentPaths);
        if (Files.isDirectory(path)) {
            sourceCollector.readFolder();
        } else {
            sourceCollector.readFile(
                    path, WritingFormat.of(path.toString()).orElse(WritingFormat.TEX));
        }
        return sourceCollector.toProject();
    }

    /// The folder of a project.
    public static Path folderOf(Path path) {
        return Files.isDirectory(path) ? path : path.resolveSibling("");
    }

    /// Refuses a project that names files which need to be allowed first: without them, entries
    /// would be missing.
    ///
    /// @param libraries those that its content names
    /// @throws UnconfirmedPath with all of the files
    public void refuseUnconfirmed(List<Path> libraries, ContentPaths contentPaths)
            throws IOException {
        Set<PathObjection> objectionSet = new LinkedHashSet<>(refusedPaths);
        for (Path library : libraries) {
            contentPaths.beforeReading(library).ifPresent(objectionSet::add);
        }
        if (!objectionSet.isEmpty()) {
            List<PathObjection> objections = List.copyOf(objectionSet);
            throw new UnconfirmedPath(objections.getFirst().path(), objections);
        }
    }

    /// The paper of one source: that, and all that it takes in.
    ///
    /// @param cache reads the sources
    /// @param contentPaths judges the files that they name
    public static PaperProject ofSource(
            Path path, WritingFormat format, SourceCache cache, ContentPaths contentPaths) {
        SourceCollector sourceCollector =
                new SourceCollector(path.resolveSibling(""), cache, contentPaths);
        sourceCollector.addSettings(format);
        cache.sourceAt(path, format).ifPresent(sourceCollector::addSource);
        return sourceCollector.toProject();
    }

    /// The same paper with its sources as they are now, if they still name the same files; nothing
    /// if it has to be read anew.
    ///
    /// @param contentPaths judges the sources again
    public Optional<PaperProject> refreshSources(SourceCache cache, ContentPaths contentPaths) {
        List<ProjectSource> newSources = new ArrayList<>();
        for (ProjectSource oldSource : sources) {
            Optional<ProjectSource> source =
                    contentPaths.mayRead(oldSource.path())
                            ? cache.sourceAt(oldSource.path(), oldSource.format())
                            : Optional.empty();
            if (source.isEmpty()
                    || !source.get().citations().namesSameFiles(oldSource.citations())) {
                return Optional.empty();
            }
            newSources.add(source.get());
        }
        return Optional.of(
                new PaperProject(folderOf, newSources, bibliographies, absentFiles, refusedPaths));
    }

    /// All papers in a folder: one for each document that no other takes in. If none says that it
    /// is a document, all sources together are one.
    ///
    /// @param cache reads the sources
    /// @param contentPaths judges the files that they name
    public static List<PaperProject> allIn(
            Path folder, SourceCache cache, ContentPaths contentPaths) throws IOException {
        List<ProjectSource> writtenSources =
                new SourceCollector(folder, cache, contentPaths)
                        .readAll().stream().filter(it -> it.format().isWritten()).toList();
        List<PaperProject> paperProjects = new ArrayList<>();
        Set<Path> includedPaths = new HashSet<>();
        for (ProjectSource source : writtenSources) {
            SourceCollector sourceCollector = new SourceCollector(folder, cache, contentPaths);
            sourceCollector.addSettings(source.format());
            if (sourceCollector.isDocument(source)) {
                sourceCollector.addSource(source);
                paperProjects.add(sourceCollector.toProject());
                paperProjects.getLast().sources().stream()
                        .skip(1)
                        .forEach(it -> includedPaths.add(SourceCache.normalPath(it.path())));
            }
        }
        paperProjects.removeIf(it ->
                includedPaths.contains(SourceCache.normalPath(it.sources().getFirst().path())));
        if (paperProjects.isEmpty() && !writtenSources.isEmpty()) {
            SourceCollector sourceCollector = new SourceCollector(folder, cache, contentPaths);
            writtenSources.forEach(sourceCollector::addSource);
            paperProjects.add(sourceCollector.toProject());
        }
        return paperProjects;
    }

    /// The `.bib` files that sources name and that are not there yet. None lies outside the folder.
    public List<Path> absentBibliographies() {
        List<Path> files = new ArrayList<>();
        for (ProjectSource source : sources) {
            for (String name : source.citations().bibliographyNames()) {
                boolean isAbsent = absentFiles.contains(new AbsentFile(source.path(), name));
                if (isAbsent && name.matches("[\\w/-]+(\\.bib)?")) {
                    String bibliographyName = name.endsWith(".bib") ? name : name + ".bib";
                    files.add(source.path().resolveSibling(bibliographyName).normalize());
                }
            }
        }
        Path folder = SourceCache.normalPath(folderOf);
        files.removeIf(file -> !SourceCache.normalPath(file).startsWith(folder));
        return files;
    }

    /// The works that word processors' documents have inside.
    public List<EmbeddedReferences> embeddedReferences() {
        return sources.stream().flatMap(source -> source.embedded().stream()).toList();
    }

    /// What is cited, in the order of the sources, with all places of each. What a source names
    /// itself, such as a figure, is no citation.
    public SequencedMap<String, List<SourcePlace>> placesByKey() {
        Map<WritingFormat, Set<String>> labelsByFormat =
                sources.stream()
                        .collect(
                                Collectors.groupingBy(
                                        ProjectSource::format,
                                        Collectors.flatMapping(
                                                source -> source.citations().labelNames().stream(),
                                                Collectors.toSet())));
        SequencedMap<String, List<SourcePlace>> citedPlaces = new LinkedHashMap<>();
        for (ProjectSource source : sources) {
            Set<String> knownLabels = labelsByFormat.getOrDefault(source.format(), Set.of());
            for (CitedKey citedKey : source.citations().citedKeys()) {
                if (!knownLabels.contains(citedKey.key())) {
                    citedPlaces
                            .computeIfAbsent(citedKey.key(), _ -> new ArrayList<>())
                            .add(source.placeAt(citedKey.keySpan().start()));
                }
            }
        }
        return Collections.unmodifiableSequencedMap(citedPlaces);
    }

    /// Follows what sources take in.
    private static final class SourceCollector {
        private final Path folder;
        private final List<ProjectSource> sources = new ArrayList<>();
        private final Set<Path> bibliographies = new LinkedHashSet<>();
        private final List<AbsentFile> absentFiles = new ArrayList<>();
        private final Set<Path> visitedPaths = new HashSet<>();
        private final Set<PathObjection> refusedPaths = new LinkedHashSet<>();
        private final SourceCache sourceCache;
        private final ContentPaths contentPaths;
        private int inclusionDepth;

        SourceCollector(Path folder, SourceCache cache, ContentPaths contentPaths) {
            this.folder = folder;
            this.sourceCache = cache;
            this.contentPaths = contentPaths;
        }

        PaperProject toProject() {
            return new PaperProject(
                    folder,
                    sources,
                    List.copyOf(bibliographies),
                    absentFiles,
                    List.copyOf(refusedPaths));
        }

        void readFolder() throws IOException {
            List<ProjectSource> allSources = readAll();
            addSettings();
            boolean isWritten = allSources.stream().anyMatch(source -> source.format().isWritten());
            List<ProjectSource> candidateSources =
                    allSources.stream().filter(it -> it.format().isWritten() == isWritten).toList();
            List<ProjectSource> documentSources =
                    candidateSources.stream().filter(this::isDocument).toList();
            List<ProjectSource> processedSources =
                    allSources.stream()
                            .filter(it -> it.format() == WritingFormat.DOCUMENT)
                            .filter(this::isDocument)
                            .toList();
            List<ProjectSource> otherSources =
                    processedSources.isEmpty() ? candidateSources : processedSources;
            for (ProjectSource source :
                    documentSources.isEmpty() ? otherSources : documentSources) {
                addSource(source);
            }
        }

        List<ProjectSource> readAll() throws IOException {
            return sourceFiles().stream()
                    .flatMap(path ->
                            WritingFormat.of(path.toString()).stream()
                                    .flatMap(format -> sourceCache.sourceAt(path, format).stream()))
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
            for (String name : SETTINGS_FILES) {
                Path settingsPath = folder.resolve(name);
                if (Files.isRegularFile(settingsPath) && isReadable(settingsPath)) {
                    SourceCache.readIfPossible(settingsPath)
                            .map(text -> "---\n" + text + "\n---\n")
                            .map(WritingFormat.MARKDOWN::read)
                            .ifPresent(sourceCitations ->
                                    sourceCitations
                                            .bibliographyNames()
                                            .forEach(it -> addBibliography(settingsPath, it)));
                }
            }
        }

        private List<Path> sourceFiles() throws IOException {
            try (Stream<Path> paths = Files.walk(folder, MOST_DEPTH)) {
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
            addSource(SourceCache.readSource(path, format));
        }

        void addSource(ProjectSource source) {
            if (inclusionDepth > MOST_NESTED
                    || !visitedPaths.add(SourceCache.normalPath(source.path()))) {
                return;
            }
            inclusionDepth++;
            sources.add(source);
            source.citations()
                    .bibliographyNames()
                    .forEach(it -> addBibliography(source.path(), it));
            for (String name : source.citations().includedNames()) {
                Optional<Path> includedPath =
                        findFile(source.path(), name, source.format().extension());
                if (includedPath.isPresent()
                        && !visitedPaths.contains(SourceCache.normalPath(includedPath.get()))) {
                    WritingFormat format =
                            WritingFormat.of(includedPath.get().toString()).orElse(source.format());
                    sourceCache.sourceAt(includedPath.get(), format).ifPresent(this::addSource);
                }
            }
            inclusionDepth--;
        }

        private void addBibliography(Path source, String name) {
            findFile(source, name, "bib").ifPresent(bibliographies::add);
        }

        /// A file beside the source that names it, or in the project's folder, as TeX looks. If
        /// there is none that may be read, that is recorded.
        private Optional<Path> findFile(Path source, String name, String extension) {
            List<Path> existingPaths =
                    Stream.of(source.resolveSibling(""), folder)
                            .flatMap(baseFolder ->
                                    Stream.of(name + "." + extension, name)
                                            .flatMap(
                                                    each -> resolvePath(baseFolder, each).stream()))
                            .filter(Files::isRegularFile)
                            .toList();
            Optional<Path> readablePath =
                    existingPaths.stream().filter(contentPaths::mayRead).findFirst();
            if (existingPaths.isEmpty()) {
                absentFiles.add(new AbsentFile(source, name));
            } else if (readablePath.isEmpty()) {
                boolean _ = isReadable(existingPaths.getFirst());
            }
            return readablePath;
        }

        /// Whether a file may be read; if not, that is recorded.
        private boolean isReadable(Path path) {
            try {
                Optional<PathObjection> objection = contentPaths.beforeReading(path);
                objection.ifPresent(refusedPaths::add);
                return objection.isEmpty();
            } catch (IOException _) {
                return false;
            }
        }

        private static Optional<Path> resolvePath(Path folder, String name) {
            try {
                return Optional.of(folder.resolve(name).normalize());
            } catch (InvalidPathException _) {
                return Optional.empty();
            }
        }
    }
}
