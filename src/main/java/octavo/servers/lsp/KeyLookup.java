package octavo.servers.lsp;

import octavo.bib.LineColumns;
import octavo.library.Library;
import octavo.library.Work;
import octavo.paperprojects.PaperProject;
import octavo.paperprojects.ProjectSource;
import octavo.paperprojects.citationscan.CitedKey;
import octavo.paperprojects.citationscan.WritingFormat;
import octavo.text.Span;

import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Finds what a key stands for, and all places where it stands.
final class KeyLookup {
    private final WritingWorkspace writingWorkspace;

    /// The library whose lines were counted last, and these.
    private Library countedLibrary = Library.empty();

    private LineColumns lineColumns = LineColumns.of(countedLibrary.file());

    KeyLookup(WritingWorkspace workspace) {
        this.writingWorkspace = workspace;
    }

    /// A key in a document.
    record CursorKey(String key, Span keySpan) {}

    /// An entry, and the file that it is in.
    ///
    /// @param isOwn whether that is the paper's own
    record FoundWork(Path libraryPath, Work work, boolean isOwn) {}

    /// A stretch of a document.
    record KeyPosition(EditorDocument editorDocument, Span keySpan) {}

    /// The key at an offset; in a source that which is cited there.
    Optional<CursorKey> keyAt(EditorDocument document, int offset) {
        if (document.isBib()) {
            return writingWorkspace
                    .bibDocument(document.path())
                    .flatMap(bibDocument -> bibDocument.keyAt(offset))
                    .map(it -> new CursorKey(it.key(), it.keySpan()));
        }
        return document.writingFormat().stream()
                .flatMap(format -> format.mentions(document.text()).stream())
                .filter(it -> it.keySpan().start() <= offset && offset <= it.keySpan().end())
                .filter(it -> !it.key().equals(CitedKey.ALL))
                .map(it -> new CursorKey(it.key(), it.keySpan()))
                .findFirst();
    }

    /// The entry that a key means in a document: the paper's own, or else that of a library.
    Optional<FoundWork> findWork(Path documentPath, String key) {
        for (BibDocument bibDocument : writingWorkspace.bibDocumentsFor(documentPath)) {
            Optional<Work> work = bibDocument.workWithKey(key);
            if (work.isPresent()) {
                return Optional.of(new FoundWork(bibDocument.document().path(), work.get(), true));
            }
        }
        for (MasterLibrary masterLibrary : writingWorkspace.mastersFor(documentPath)) {
            Optional<LoadedLibrary> loadedLibrary = masterLibrary.currentLibrary();
            Optional<Work> work = loadedLibrary.flatMap(it -> it.library().workWithKey(key));
            if (work.isPresent()) {
                return Optional.of(new FoundWork(masterLibrary.path(), work.get(), false));
            }
        }
        return Optional.empty();
    }

    /// The entry of a key in a file of references or a library that is known.
    Optional<Work> findWorkIn(Path file, String key) {
        Optional<Library> masterLibrary =
                writingWorkspace.knownMasters().stream()
                        .filter(it -> it.path().equals(file))
                        .flatMap(it -> it.currentLibrary().stream())
                        .map(LoadedLibrary::library)
                        .findFirst();
        Optional<Library> library =
                masterLibrary.or(() ->
                        file.toString().endsWith(".bib")
                                ? writingWorkspace.bibDocument(file).map(BibDocument::library)
                                : Optional.empty());
        return library.flatMap(it -> it.workWithKey(key));
    }

    /// The place of an entry's key, as a location.
    ObjectNode locationOf(FoundWork foundWork) {
        if (foundWork.isOwn()) {
            BibDocument bibDocument =
                    writingWorkspace.bibDocument(foundWork.libraryPath()).orElseThrow();
            Span keySpan =
                    bibDocument.spanOf(
                            foundWork.work().index(), foundWork.work().entry().keySpan());
            return bibDocument.document().locationOf(keySpan);
        }
        return locationInLibrary(foundWork.libraryPath(), foundWork.work());
    }

    /// A large library is not made a text of for one line: its columns are characters, which keys
    /// and types seldom have others of than ASCII.
    ObjectNode locationInLibrary(Path file, Work work) {
        LineColumns.LineColumn position =
                lineColumnsOf(work.library()).locate(work.index(), work.entry().keySpan().start());
        ObjectNode location = JsonNodeFactory.instance.objectNode().put("uri", FileUri.of(file));
        ObjectNode range = location.putObject("range");
        int line = position.line() - 1;
        int column = position.column() - 1;
        range.putObject("start").put("line", line).put("character", column);
        range.putObject("end").put("line", line).put("character", column + work.key().length());
        return location;
    }

    private LineColumns lineColumnsOf(Library library) {
        if (countedLibrary != library) {
            countedLibrary = library;
            lineColumns = LineColumns.of(library.file());
        }
        return lineColumns;
    }

    /// Where sources of the papers of a document name a key, also in comments.
    List<KeyPosition> citationsOf(Path documentPath, String key) {
        List<KeyPosition> keyPositions = new ArrayList<>();
        Map<Path, WritingFormat> formatsByPath = new LinkedHashMap<>();
        for (PaperProject paperProject : writingWorkspace.papersOf(documentPath)) {
            for (ProjectSource source : paperProject.sources()) {
                formatsByPath.put(source.path(), source.format());
            }
        }
        formatsByPath.forEach((path, format) ->
                writingWorkspace
                        .documents()
                        .documentAt(path)
                        .filter(it -> it.text().contains(key))
                        .ifPresent(it ->
                                format.mentions(it.text()).stream()
                                        .filter(citedKey -> citedKey.key().equals(key))
                                        .forEach(citedKey ->
                                                keyPositions.add(
                                                        new KeyPosition(it, citedKey.keySpan())))));
        return keyPositions;
    }

    /// Where the paper's own references name a key.
    ///
    /// @param withEntries whether the keys of the entries themselves count
    List<KeyPosition> referencesTo(Path documentPath, String key, boolean withEntries) {
        List<KeyPosition> keyPositions = new ArrayList<>();
        for (BibDocument bibDocument : writingWorkspace.bibDocumentsFor(documentPath)) {
            bibDocument.keyPlaces(key).stream()
                    .filter(it -> withEntries || !it.isEntry())
                    .forEach(it ->
                            keyPositions.add(
                                    new KeyPosition(bibDocument.document(), it.keySpan())));
        }
        return keyPositions;
    }
}
