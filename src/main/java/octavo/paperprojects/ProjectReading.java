package octavo.paperprojects;

import octavo.bib.BibEntry;
import octavo.cslreferences.TitlePreference;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.paperprojects.CitedEntry.MasterEntry;
import octavo.paperprojects.PaperReview.MasterSource;
import octavo.paperprojects.citationscan.WritingFormat;
import octavo.storage.ContentPaths;
import octavo.storage.FileStamp;
import octavo.storage.PathConsents;
import octavo.storage.PathObjection;
import octavo.storage.UnconfirmedPath;
import octavo.text.LocalizedSentence;
import octavo.venues.VenueIndex;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/// A project’s folder as it was read for an open library. Whatever is wrong with it is told, never
/// thrown: folders come from anywhere, and go.
///
/// @param folder of the paper; a word processor's document may be a project by itself
/// @param openLibrary the state of the library that it was read for
/// @param readContent what was read; empty if the folder could not be
/// @param trouble why something could not be read
/// @param refusedPaths files that the folder names and that need to be allowed first
/// @param stampsByPath the files and folders whose change matters, as they were before
public record ProjectReading(
        Path folder,
        Library openLibrary,
        Optional<ReadContent> readContent,
        Optional<LocalizedSentence> trouble,
        List<PathObjection> refusedPaths,
        Map<Path, Optional<FileStamp>> stampsByPath) {
    /// The file of references of a paper that names none.
    private static final String USUAL_TARGET = "refs.bib";

    public ProjectReading {
        refusedPaths = List.copyOf(refusedPaths);
        stampsByPath = Map.copyOf(stampsByPath);
    }

    /// What a folder that could be read has.
    ///
    /// @param openIndex the place of the open library among those of the review
    /// @param ownLibraries the paper’s own files, in the order of the review
    /// @param contentPaths judges the files that it names
    public record ReadContent(
            PaperReview paperReview,
            int openIndex,
            List<Library> ownLibraries,
            CitedReport citedReport,
            ContentPaths contentPaths) {
        public ReadContent {
            ownLibraries = List.copyOf(ownLibraries);
        }

        /// The entry of the paper’s own files under a key.
        public Optional<Work> ownWork(String key) {
            return ownLibraries.stream()
                    .flatMap(library -> library.workWithKey(key).stream())
                    .findFirst();
        }

        /// The own file that has it.
        public Optional<Path> ownFile(String key) {
            List<Path> files = paperReview.ownFiles();
            for (int i = 0; i < Math.min(files.size(), ownLibraries.size()); i++) {
                if (ownLibraries.get(i).indexOfKey(key).isPresent()) {
                    return Optional.of(files.get(i));
                }
            }
            return Optional.empty();
        }

        /// The fields of a cited entry in which paper and library differ.
        public List<FieldExchange> fieldExchanges(CitedEntry entry) {
            Optional<Work> paperProject = ownWork(entry.key());
            Optional<Work> library = entry.masterEntry().flatMap(paperReview::prepared);
            return paperProject.isPresent() && library.isPresent()
                    ? FieldExchange.of(entry.differences(), paperProject.get(), library.get())
                    : List.of();
        }

        /// The entries that only the paper has, and no library.
        public List<BibEntry> newEntries() {
            return citedReport.citedEntries().stream()
                    .filter(entry -> entry.masterEntry().isEmpty())
                    .flatMap(entry -> ownWork(entry.key()).stream())
                    .map(Work::entry)
                    .toList();
        }

        /// Whether a library’s entry is one of the open library.
        public boolean isOpen(MasterEntry entry) {
            return entry.libraryIndex() == openIndex;
        }
    }

    /// What a folder is called.
    public String projectName() {
        return String.valueOf(folder.getFileName());
    }

    /// Whether a folder holds sources of a paper, or a file is a word processor's document with
    /// live citations.
    public static boolean isProject(Path path) {
        if (!Files.isDirectory(path)) {
            return isCitingDocument(path);
        }
        try (Stream<Path> paths = Files.walk(path, 3)) {
            return paths.limit(5_000)
                    .anyMatch(source -> WritingFormat.of(source.toString()).isPresent());
        } catch (IOException | UncheckedIOException _) {
            return false;
        }
    }

    private static boolean isCitingDocument(Path file) {
        boolean isDocument =
                WritingFormat.of(file.toString()).equals(Optional.of(WritingFormat.DOCUMENT))
                        && Files.isRegularFile(file);
        try {
            return isDocument
                    && !SourceCache.readSource(file, WritingFormat.DOCUMENT)
                            .citations()
                            .citedKeys()
                            .isEmpty();
        } catch (IOException _) {
            return false;
        }
    }

    /// Reads a folder.
    ///
    /// @param openMaster the open library, and its file
    /// @param masterVenues gives the known venues of libraries
    public static ProjectReading of(Path folder, OpenMaster openMaster, MasterVenues masterVenues) {
        Map<Path, Optional<FileStamp>> stampsByPath = new HashMap<>();
        stamp(folder, stampsByPath);
        try {
            ContentPaths contentPaths =
                    ProjectProfile.contentPathsOf(PaperProject.folderOf(folder))
                            .with(openMaster.file().stream().toList());
            PaperProject paperProject = PaperProject.of(folder, contentPaths);
            stampAll(paperProject, stampsByPath);
            ProjectProfile projectProfile = ProjectProfile.load(PaperProject.folderOf(folder));
            paperProject.refuseUnconfirmed(projectProfile.libraries(), contentPaths);
            ReadContent readContent =
                    readContentOf(
                            paperProject,
                            projectProfile,
                            openMaster,
                            masterVenues,
                            contentPaths,
                            stampsByPath);
            return new ProjectReading(
                    folder,
                    openMaster.library(),
                    Optional.of(readContent),
                    Optional.empty(),
                    List.of(),
                    stampsByPath);
        } catch (IOException trouble) {
            return new ProjectReading(
                    folder,
                    openMaster.library(),
                    Optional.empty(),
                    Optional.of(FileTrouble.whenReading(troubledPath(folder, trouble), trouble)),
                    trouble instanceof UnconfirmedPath unconfirmed
                            ? allowablePaths(unconfirmed)
                            : List.of(),
                    stampsByPath);
        }
    }

    private static List<PathObjection> allowablePaths(UnconfirmedPath unconfirmed) {
        return unconfirmed.objections().stream().filter(PathObjection::canBeAllowed).toList();
    }

    /// Allows the files that were refused to be read, from now on.
    public void allowRefused() throws IOException {
        PathConsents consents =
                ProjectProfile.contentPathsOf(PaperProject.folderOf(folder)).consents();
        refusedPaths.forEach(each -> consents.allowReading(each.path()));
    }

    /// The file or folder that could not be read.
    private static Path troubledPath(Path folder, IOException trouble) {
        return trouble instanceof FileSystemException systemException
                        && systemException.getFile() != null
                ? Path.of(systemException.getFile())
                : folder;
    }

    /// The library that is open, which may have changes that are in no file.
    public record OpenMaster(Library library, Optional<Path> file) {}

    /// Gives the known venues of a library, by its file.
    public interface MasterVenues extends Function<Optional<Path>, Function<Library, VenueIndex>> {}

    private static ReadContent readContentOf(
            PaperProject paperProject,
            ProjectProfile projectProfile,
            OpenMaster openMaster,
            MasterVenues masterVenues,
            ContentPaths contentPaths,
            Map<Path, Optional<FileStamp>> stampsByPath)
            throws IOException {
        List<MasterSource> masterSources = new ArrayList<>();
        int openIndex = -1;
        for (Path path : projectProfile.libraries()) {
            stamp(path, stampsByPath);
            boolean isOpen =
                    openMaster.file().isPresent()
                            && SourceCache.normalPath(openMaster.file().get())
                                    .equals(SourceCache.normalPath(path));
            if (isOpen) {
                openIndex = masterSources.size();
            }
            Library library =
                    isOpen
                            ? openMaster.library()
                            : TitlePreference.applyTo(
                                    LibraryFile.load(contentPaths.readable(path)).library(), path);
            masterSources.add(new MasterSource(library, masterVenues.apply(Optional.of(path))));
        }
        if (openIndex < 0) {
            openIndex = 0;
            masterSources.addFirst(
                    new MasterSource(openMaster.library(), masterVenues.apply(openMaster.file())));
        }
        PaperReview paperReview =
                PaperReview.of(
                        paperProject,
                        projectProfile,
                        Optional.of(targetOf(paperProject, projectProfile, contentPaths)),
                        masterSources);
        paperReview.ownFiles().forEach(path -> stamp(path, stampsByPath));
        List<Library> ownLibraries = paperReview.loadOwnLibraries();
        return new ReadContent(
                paperReview,
                openIndex,
                ownLibraries,
                paperReview.reportOn(ownLibraries),
                contentPaths);
    }

    /// Where entries are brought: the file that the profile names, else the paper’s first inside
    /// its folder, which a link may not lead out of.
    private static TargetFile targetOf(
            PaperProject paperProject, ProjectProfile projectProfile, ContentPaths contentPaths)
            throws IOException {
        Path usualPath = paperProject.folderOf().resolve(USUAL_TARGET);
        if (projectProfile.targetPath().isPresent()) {
            return TargetFile.named(projectProfile.targetPath().get(), contentPaths);
        }
        List<Path> namedPaths = new ArrayList<>(paperProject.bibliographies());
        namedPaths.addAll(paperProject.absentBibliographies());
        for (Path path : namedPaths) {
            if (path.toString().endsWith(".bib") && contentPaths.beforeWriting(path).isEmpty()) {
                return TargetFile.named(path, contentPaths);
            }
        }
        return TargetFile.named(usualPath, contentPaths);
    }

    private static void stampAll(
            PaperProject paperProject, Map<Path, Optional<FileStamp>> stampsByPath) {
        stamp(paperProject.folderOf().resolve(ProjectProfile.FILE_NAME), stampsByPath);
        for (ProjectSource source : paperProject.sources()) {
            stamp(source.path(), stampsByPath);
            stamp(source.path().resolveSibling(""), stampsByPath);
        }
        paperProject.bibliographies().forEach(path -> stamp(path, stampsByPath));
    }

    private static void stamp(Path path, Map<Path, Optional<FileStamp>> stampsByPath) {
        stampsByPath.putIfAbsent(path, stamp(path));
    }

    private static Optional<FileStamp> stamp(Path path) {
        try {
            return Optional.of(FileStamp.of(path));
        } catch (IOException _) {
            return Optional.empty();
        }
    }

    /// Whether it would be read the same now.
    @SuppressWarnings("ReferenceEquality") // states are values; only their identity is compared
    public boolean isCurrent(Library library) {
        return openLibrary == library
                && stampsByPath.entrySet().stream()
                        .allMatch(each -> stamp(each.getKey()).equals(each.getValue()));
    }
}
