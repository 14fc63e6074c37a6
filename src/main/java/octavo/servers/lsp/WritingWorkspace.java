package octavo.servers.lsp;

import octavo.paperprojects.PaperProject;
import octavo.paperprojects.ProjectProfile;
import octavo.paperprojects.ProjectSource;
import octavo.paperprojects.SourceCache;
import octavo.paperprojects.citationscan.WritingFormat;
import octavo.retractions.CurrentRetractions;
import octavo.retractions.RetractionTable;
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
    private final OpenDocuments openDocuments = new OpenDocuments();
    private final CurrentRetractions currentRetractions = new CurrentRetractions();
    private final SourceCache sourceCache = new SourceCache(openDocuments::openText);
    private final Set<Path> rootFolders = new LinkedHashSet<>();
    private final Map<Path, List<PaperProject>> papersByRoot = new HashMap<>();
    private final Map<Path, BibDocument> bibsByPath = new HashMap<>();
    private final Map<Path, MasterLibrary> mastersByPath = new LinkedHashMap<>();
    private final WorkspaceRules workspaceRules =
            new WorkspaceRules(() -> settings().libraryPaths());
    private ServerSettings serverSettings;

    WritingWorkspace(ServerSettings settings) {
        this.serverSettings = settings;
    }

    OpenDocuments documents() {
        return openDocuments;
    }

    WorkspaceRules rules() {
        return workspaceRules;
    }

    ServerSettings settings() {
        return serverSettings;
    }

    void useSettings(ServerSettings newSettings) {
        serverSettings = newSettings;
    }

    /// Begins to read the libraries, if that has not begun.
    void readLibraries() {
        serverSettings.libraryPaths().forEach(path -> masterLibrary(normalPath(path), it -> it));
    }

    void addRoot(Path root) {
        rootFolders.add(root);
    }

    void removeRoot(Path root) {
        rootFolders.remove(root);
    }

    /// Where names of files are relative to.
    Path folder() {
        return rootFolders.stream().findFirst().orElse(Path.of("").toAbsolutePath());
    }

    /// Forgets which files there are.
    void forgetFiles() {
        papersByRoot.clear();
    }

    /// The papers that a source or a file of references belongs to, with their sources as they are.
    List<PaperProject> papersOf(Path file) {
        List<PaperProject> refreshedPapers = refreshPapers(file);
        return refreshedPapers.stream()
                .filter(paperProject -> hasFile(paperProject, file))
                .toList();
    }

    private List<PaperProject> refreshPapers(Path file) {
        List<PaperProject> newPapers = new ArrayList<>();
        for (PaperProject paperProject : papersNear(file)) {
            Optional<PaperProject> samePaper =
                    workspaceRules
                            .of(paperProject.folderOf())
                            .flatMap(contentPaths ->
                                    paperProject.refreshSources(sourceCache, contentPaths));
            if (samePaper.isEmpty()) {
                forgetFiles();
                return papersNear(file);
            }
            newPapers.add(samePaper.get());
        }
        return newPapers;
    }

    /// All papers of the root that a file is in.
    private List<PaperProject> papersNear(Path file) {
        Optional<Path> root = rootOf(file);
        Optional<WritingFormat> format = writingFormat(file);
        if (root.isEmpty()) {
            return format.map(it -> paperOfSource(file, it)).orElse(List.of());
        }
        List<PaperProject> all = papersByRoot.computeIfAbsent(root.get(), this::readPapers);
        boolean isKnown =
                format.isEmpty()
                        || all.stream().anyMatch(paperProject -> hasFile(paperProject, file));
        return isKnown ? all : paperOfSource(file, format.orElseThrow());
    }

    private List<PaperProject> paperOfSource(Path file, WritingFormat format) {
        return workspaceRules.of(file.resolveSibling("")).stream()
                .map(contentPaths -> PaperProject.ofSource(file, format, sourceCache, contentPaths))
                .map(workspaceRules::noted)
                .toList();
    }

    private List<PaperProject> readPapers(Path root) {
        try {
            Optional<ContentPaths> contentPaths = workspaceRules.of(root);
            List<PaperProject> all =
                    contentPaths.isPresent()
                            ? PaperProject.allIn(root, sourceCache, contentPaths.get())
                            : List.of();
            all.forEach(workspaceRules::noted);
            return all;
        } catch (IOException trouble) {
            System.getLogger(WritingWorkspace.class.getName())
                    .log(System.Logger.Level.WARNING, "the folder cannot be read: " + trouble);
            return List.of();
        }
    }

    private static Optional<WritingFormat> writingFormat(Path file) {
        return WritingFormat.of(file.toString()).filter(WritingFormat::isWritten);
    }

    private static boolean hasFile(PaperProject paperProject, Path file) {
        return paperProject.sources().stream().map(ProjectSource::path).anyMatch(file::equals)
                || paperProject.bibliographies().contains(file);
    }

    private Optional<Path> rootOf(Path file) {
        return rootFolders.stream()
                .filter(file::startsWith)
                .max(Comparator.comparingInt(Path::getNameCount));
    }

    /// The references of the papers that a file belongs to, or the file itself.
    List<BibDocument> bibDocumentsFor(Path file) {
        Set<Path> paths = new LinkedHashSet<>();
        if (file.toString().endsWith(".bib")) {
            paths.add(file);
        }
        profileFolder(file)
                .ifPresent(folder ->
                        profileFor(file)
                                .targetPath()
                                .filter(targetPath -> workspaceRules.mayRead(folder, targetPath))
                                .ifPresent(paths::add));
        for (PaperProject paperProject : papersNear(file)) {
            if (hasFile(paperProject, file)) {
                paperProject.bibliographies().stream()
                        .filter(path -> workspaceRules.mayRead(paperProject.folderOf(), path))
                        .forEach(paths::add);
            }
        }
        return paths.stream()
                .filter(path -> path.toString().endsWith(".bib"))
                .flatMap(path -> bibDocument(path).stream())
                .toList();
    }

    /// What this computer knows of retractions.
    RetractionTable knownNotices() {
        return currentRetractions.currentTable();
    }

    /// A file of references as it is now.
    Optional<BibDocument> bibDocument(Path path) {
        Optional<EditorDocument> document = openDocuments.documentAt(path);
        document.ifPresent(currentDocument -> {
            BibDocument bibBefore = bibsByPath.get(path);
            if (bibBefore == null || bibBefore.document() != currentDocument) {
                bibsByPath.put(path, new BibDocument(currentDocument));
            }
        });
        return document.map(_ -> bibsByPath.get(path));
    }

    /// What the `octavo.json` says that is nearest above a file.
    ProjectProfile profileFor(Path file) {
        return profileFolder(file).map(WritingWorkspace::profileIn).orElse(ProjectProfile.PLAIN);
    }

    /// The folder of that `octavo.json`.
    private Optional<Path> profileFolder(Path file) {
        Path top = topFolder(file);
        Path folder = file.getParent();
        while (folder != null && folder.startsWith(top)) {
            if (ProjectProfile.existsIn(folder)) {
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
    List<MasterLibrary> mastersFor(Path file) {
        List<Path> namedLibraries = profileFor(file).libraries();
        Optional<Path> folder = profileFolder(file);
        if (namedLibraries.isEmpty() || folder.isEmpty()) {
            return mastersFor(file, serverSettings.libraryPaths(), path -> path);
        }
        List<Path> readable =
                namedLibraries.stream()
                        .filter(path -> workspaceRules.mayRead(folder.get(), path))
                        .toList();
        return mastersFor(file, readable, path -> workspaceRules.readable(folder.get(), path));
    }

    private List<MasterLibrary> mastersFor(Path file, List<Path> paths, FileJudge fileJudge) {
        return paths.stream()
                .map(WritingWorkspace::normalPath)
                .filter(path -> !path.equals(file))
                .map(path -> masterLibrary(path, fileJudge))
                .toList();
    }

    private MasterLibrary masterLibrary(Path path, FileJudge fileJudge) {
        MasterLibrary master =
                mastersByPath.computeIfAbsent(path, it -> new MasterLibrary(it, fileJudge));
        master.currentLibrary();
        return master;
    }

    private static Path normalPath(Path path) {
        return path.toAbsolutePath().normalize();
    }

    List<MasterLibrary> knownMasters() {
        return List.copyOf(mastersByPath.values());
    }

    /// The file that entries are to come into: what `octavo.json` says, or else the first that the
    /// paper names, be it there or not.
    Optional<Path> targetFor(Path file) {
        Optional<Path> targetPath = profileFor(file).targetPath();
        if (targetPath.isPresent()) {
            return targetPath.map(WritingWorkspace::normalPath);
        }
        return bibDocumentsFor(file).stream()
                .map(bib -> bib.document().path())
                .findFirst()
                .or(() ->
                        papersOf(file).stream()
                                .flatMap(paperProject ->
                                        paperProject.absentBibliographies().stream())
                                .findFirst());
    }

    /// Why the file for a paper's entries must not be written; empty if it may.
    Optional<String> beforeWriting(Path paperProject, Path target) {
        if (target.equals(paperProject)) {
            return Optional.empty();
        }
        Path folder =
                profileFolder(paperProject)
                        .filter(each -> profileIn(each).targetPath().isPresent())
                        .orElseGet(() -> topFolder(paperProject));
        return workspaceRules.beforeWriting(folder, target);
    }

    /// Whether an editor that has a file open may be asked to change another: one below the same
    /// root.
    boolean mayEdit(Path file, Path other) {
        return other.equals(file) || WorkspaceRules.isBelow(topFolder(file), other);
    }

    private Path topFolder(Path file) {
        return rootOf(file).orElse(file.resolveSibling(""));
    }
}
