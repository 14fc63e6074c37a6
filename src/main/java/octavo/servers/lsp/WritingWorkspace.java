package octavo.servers.lsp;

import octavo.projects.PaperProject;
import octavo.projects.ProjectProfile;
import octavo.projects.ProjectSource;
import octavo.projects.SourceCache;
import octavo.projects.sources.WritingFormat;
import octavo.servers.lsp.MasterLibrary.FileJudge;
import octavo.storage.ContentPaths;

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
    private final WorkspaceRules rules = new WorkspaceRules(() -> settings().libraries());
    private ServerSettings settings;

    WritingWorkspace(ServerSettings settings) {
        this.settings = settings;
    }

    OpenDocuments documents() {
        return documents;
    }

    WorkspaceRules rules() {
        return rules;
    }

    ServerSettings settings() {
        return settings;
    }

    void useSettings(ServerSettings other) {
        settings = other;
    }

    /// Begins to read the libraries, if that has not begun.
    void readLibraries() {
        settings.libraries().forEach(path -> master(normal(path), it -> it));
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
            Optional<PaperProject> same =
                    rules.of(paper.folder()).flatMap(rule -> paper.refreshed(sources, rule));
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
            return format.map(it -> alone(file, it)).orElse(List.of());
        }
        List<PaperProject> all = papers.computeIfAbsent(root.get(), this::read);
        boolean isKnown = format.isEmpty() || all.stream().anyMatch(paper -> has(paper, file));
        return isKnown ? all : alone(file, format.orElseThrow());
    }

    private List<PaperProject> alone(Path file, WritingFormat format) {
        return rules.of(file.resolveSibling("")).stream()
                .map(rule -> PaperProject.ofSource(file, format, sources, rule))
                .map(rules::noted)
                .toList();
    }

    private List<PaperProject> read(Path root) {
        try {
            Optional<ContentPaths> rule = rules.of(root);
            List<PaperProject> all =
                    rule.isPresent() ? PaperProject.allIn(root, sources, rule.get()) : List.of();
            all.forEach(rules::noted);
            return all;
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
        profileFolder(file)
                .ifPresent(folder ->
                        profile(file)
                                .into()
                                .filter(into -> rules.mayRead(folder, into))
                                .ifPresent(paths::add));
        for (PaperProject paper : all(file)) {
            if (has(paper, file)) {
                paper.bibliographies().stream()
                        .filter(path -> rules.mayRead(paper.folder(), path))
                        .forEach(paths::add);
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
        return profileFolder(file).map(WritingWorkspace::profileIn).orElse(ProjectProfile.PLAIN);
    }

    /// The folder of that `octavo.json`.
    private Optional<Path> profileFolder(Path file) {
        Path top = top(file);
        Path folder = file.getParent();
        while (folder != null && folder.startsWith(top)) {
            if (ProjectProfile.isIn(folder)) {
                return Optional.of(folder);
            }
            folder = folder.getParent();
        }
        return Optional.empty();
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
        Optional<Path> folder = profileFolder(file);
        if (named.isEmpty() || folder.isEmpty()) {
            return masters(file, settings.libraries(), path -> path);
        }
        List<Path> readable =
                named.stream().filter(path -> rules.mayRead(folder.get(), path)).toList();
        return masters(file, readable, path -> rules.readable(folder.get(), path));
    }

    private List<MasterLibrary> masters(Path file, List<Path> paths, FileJudge judge) {
        return paths.stream()
                .map(WritingWorkspace::normal)
                .filter(path -> !path.equals(file))
                .map(path -> master(path, judge))
                .toList();
    }

    private MasterLibrary master(Path path, FileJudge judge) {
        MasterLibrary master = masters.computeIfAbsent(path, it -> new MasterLibrary(it, judge));
        master.now();
        return master;
    }

    private static Path normal(Path path) {
        return path.toAbsolutePath().normalize();
    }

    List<MasterLibrary> knownMasters() {
        return List.copyOf(masters.values());
    }

    /// The file that entries are to come into: what `octavo.json` says, or else the first that the
    /// paper names, be it there or not.
    Optional<Path> target(Path file) {
        Optional<Path> into = profile(file).into();
        if (into.isPresent()) {
            return into.map(WritingWorkspace::normal);
        }
        return bibs(file).stream()
                .map(bib -> bib.document().path())
                .findFirst()
                .or(() ->
                        papersOf(file).stream()
                                .flatMap(paper -> paper.absentBibliographies().stream())
                                .findFirst());
    }

    /// Why the file for a paper's entries must not be written; empty if it may.
    Optional<String> beforeWriting(Path paper, Path target) {
        if (target.equals(paper)) {
            return Optional.empty();
        }
        Path folder =
                profileFolder(paper)
                        .filter(each -> profileIn(each).into().isPresent())
                        .orElseGet(() -> top(paper));
        return rules.beforeWriting(folder, target);
    }

    /// Whether an editor that has a file open may be asked to change another: one below the same
    /// root.
    boolean mayEdit(Path file, Path other) {
        return other.equals(file) || WorkspaceRules.isBelow(top(file), other);
    }

    private Path top(Path file) {
        return root(file).orElse(file.resolveSibling(""));
    }
}
