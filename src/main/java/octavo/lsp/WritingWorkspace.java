package octavo.lsp;

import octavo.citations.WritingFormat;
import octavo.projects.PaperProject;
import octavo.projects.ProjectProfile;
import octavo.projects.ProjectSource;
import octavo.projects.SourceCache;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/// The papers in the folders that an editor has open, with their references and the libraries that
/// these come from.
final class WritingWorkspace {
    private final OpenDocuments documents = new OpenDocuments();
    private final SourceCache sources = new SourceCache(documents::openText);
    private final Set<Path> roots = new LinkedHashSet<>();
    private final Map<Path, List<PaperProject>> papers = new HashMap<>();
    private final Map<Path, BibDocument> bibs = new HashMap<>();
    private final Map<Path, MasterLibrary> masters = new LinkedHashMap<>();
    private ServerSettings settings;

    WritingWorkspace(ServerSettings settings) {
        this.settings = settings;
    }

    OpenDocuments documents() {
        return documents;
    }

    ServerSettings settings() {
        return settings;
    }

    void useSettings(ServerSettings other) {
        settings = other;
    }

    /// Begins to read the libraries, if that has not begun.
    void readLibraries() {
        settings.libraries().forEach(path -> master(path.toAbsolutePath().normalize()));
    }

    void addRoot(Path root) {
        roots.add(root);
    }

    void removeRoot(Path root) {
        roots.remove(root);
    }

    /// Where names of files are relative to.
    Path folder() {
        return roots.stream().findFirst().orElse(Path.of("").toAbsolutePath());
    }

    /// Forgets which files there are.
    void forgetFiles() {
        papers.clear();
    }

    /// The papers that a source or a file of references belongs to, with their sources as they are.
    List<PaperProject> papersOf(Path file) {
        List<PaperProject> found = refreshed(file);
        return found.stream().filter(paper -> has(paper, file)).toList();
    }

    private List<PaperProject> refreshed(Path file) {
        List<PaperProject> now = new ArrayList<>();
        for (PaperProject paper : all(file)) {
            Optional<PaperProject> same = paper.refreshed(sources);
            if (same.isEmpty()) {
                forgetFiles();
                return all(file);
            }
            now.add(same.get());
        }
        return now;
    }

    /// All papers of the root that a file is in.
    private List<PaperProject> all(Path file) {
        Optional<Path> root = root(file);
        Optional<WritingFormat> format = format(file);
        if (root.isEmpty()) {
            return format.map(it -> List.of(PaperProject.ofSource(file, it, sources)))
                    .orElse(List.of());
        }
        List<PaperProject> all = papers.computeIfAbsent(root.get(), this::read);
        boolean isKnown = format.isEmpty() || all.stream().anyMatch(paper -> has(paper, file));
        return isKnown ? all : List.of(PaperProject.ofSource(file, format.orElseThrow(), sources));
    }

    private List<PaperProject> read(Path root) {
        try {
            return PaperProject.allIn(root, sources);
        } catch (IOException trouble) {
            System.getLogger(WritingWorkspace.class.getName())
                    .log(System.Logger.Level.WARNING, "the folder cannot be read: " + trouble);
            return List.of();
        }
    }

    private static Optional<WritingFormat> format(Path file) {
        return WritingFormat.of(file.toString()).filter(WritingFormat::isWritten);
    }

    private static boolean has(PaperProject paper, Path file) {
        return paper.sources().stream().map(ProjectSource::path).anyMatch(file::equals)
                || paper.bibliographies().contains(file);
    }

    private Optional<Path> root(Path file) {
        return roots.stream()
                .filter(file::startsWith)
                .max(Comparator.comparingInt(Path::getNameCount));
    }

    /// The references of the papers that a file belongs to, or the file itself.
    List<BibDocument> bibs(Path file) {
        Set<Path> paths = new LinkedHashSet<>();
        if (file.toString().endsWith(".bib")) {
            paths.add(file);
        }
        profile(file).into().ifPresent(paths::add);
        for (PaperProject paper : all(file)) {
            if (has(paper, file)) {
                paths.addAll(paper.bibliographies());
            }
        }
        return paths.stream()
                .filter(path -> path.toString().endsWith(".bib"))
                .flatMap(path -> bib(path).stream())
                .toList();
    }

    /// A file of references as it is now.
    Optional<BibDocument> bib(Path path) {
        Optional<EditorDocument> document = documents.document(path);
        document.ifPresent(now -> {
            BibDocument before = bibs.get(path);
            if (before == null || before.document() != now) {
                bibs.put(path, new BibDocument(now));
            }
        });
        return document.map(_ -> bibs.get(path));
    }

    /// What the `octavo.json` says that is nearest above a file.
    ProjectProfile profile(Path file) {
        Path top = root(file).orElse(file.resolveSibling(""));
        Path folder = file.getParent();
        while (folder != null && folder.startsWith(top)) {
            if (ProjectProfile.isIn(folder)) {
                return profileIn(folder);
            }
            folder = folder.getParent();
        }
        return ProjectProfile.PLAIN;
    }

    private static ProjectProfile profileIn(Path folder) {
        try {
            return ProjectProfile.load(folder);
        } catch (IOException wrong) {
            System.getLogger(WritingWorkspace.class.getName())
                    .log(System.Logger.Level.WARNING, "a paper's octavo.json is ignored: " + wrong);
            return ProjectProfile.PLAIN;
        }
    }

    /// The libraries that entries come from into the papers of a file.
    List<MasterLibrary> masters(Path file) {
        List<Path> named = profile(file).libraries();
        return (named.isEmpty() ? settings.libraries() : named)
                .stream()
                        .map(path -> path.toAbsolutePath().normalize())
                        .filter(path -> !path.equals(file))
                        .map(this::master)
                        .toList();
    }

    private MasterLibrary master(Path path) {
        MasterLibrary master = masters.computeIfAbsent(path, MasterLibrary::new);
        master.now();
        return master;
    }

    List<MasterLibrary> knownMasters() {
        return List.copyOf(masters.values());
    }

    /// The file that entries are to come into: what `octavo.json` says, or else the first that the
    /// paper names, be it there or not.
    Optional<Path> target(Path file) {
        Optional<Path> into = profile(file).into();
        if (into.isPresent()) {
            return into.map(path -> path.toAbsolutePath().normalize());
        }
        return bibs(file).stream()
                .map(bib -> bib.document().path())
                .findFirst()
                .or(() ->
                        papersOf(file).stream()
                                .flatMap(paper -> paper.absentBibliographies().stream())
                                .findFirst());
    }
}
