package octavo.servers.lsp;

import octavo.bib.LineColumns;
import octavo.library.Library;
import octavo.library.Work;
import octavo.projects.PaperProject;
import octavo.projects.ProjectSource;
import octavo.projects.sources.CitedKey;
import octavo.projects.sources.WritingFormat;
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
    private final WritingWorkspace workspace;

    /// The library whose lines were counted last, and these.
    private Library counted = Library.empty();

    private LineColumns lines = LineColumns.of(counted.file());

    KeyLookup(WritingWorkspace workspace) {
        this.workspace = workspace;
    }

    /// A key in a document.
    record KeyHere(String key, Span where) {}

    /// An entry, and the file that it is in.
    ///
    /// @param isOwn whether that is the paper's own
    record FoundWork(Path file, Work work, boolean isOwn) {}

    /// A stretch of a document.
    record Place(EditorDocument document, Span where) {}

    /// The key at an offset; in a source that which is cited there.
    Optional<KeyHere> at(EditorDocument document, int offset) {
        if (document.isBib()) {
            return workspace
                    .bib(document.path())
                    .flatMap(bib -> bib.keyAt(offset))
                    .map(it -> new KeyHere(it.key(), it.where()));
        }
        return document.format().stream()
                .flatMap(format -> format.mentions(document.text()).stream())
                .filter(it -> it.where().start() <= offset && offset <= it.where().end())
                .filter(it -> !it.key().equals(CitedKey.ALL))
                .map(it -> new KeyHere(it.key(), it.where()))
                .findFirst();
    }

    /// The entry that a key means in a document: the paper's own, or else that of a library.
    Optional<FoundWork> work(Path document, String key) {
        for (BibDocument bib : workspace.bibs(document)) {
            Optional<Work> work = bib.work(key);
            if (work.isPresent()) {
                return Optional.of(new FoundWork(bib.document().path(), work.get(), true));
            }
        }
        for (MasterLibrary master : workspace.masters(document)) {
            Optional<LoadedLibrary> library = master.now();
            Optional<Work> work =
                    library.flatMap(it -> it.library().indexOfKey(key))
                            .flatMap(index -> library.orElseThrow().library().workAt(index));
            if (work.isPresent()) {
                return Optional.of(new FoundWork(master.path(), work.get(), false));
            }
        }
        return Optional.empty();
    }

    /// The entry of a key in a file of references or a library that is known.
    Optional<Work> workIn(Path file, String key) {
        Optional<Library> master =
                workspace.knownMasters().stream()
                        .filter(it -> it.path().equals(file))
                        .flatMap(it -> it.now().stream())
                        .map(LoadedLibrary::library)
                        .findFirst();
        Optional<Library> library =
                master.or(() ->
                        file.toString().endsWith(".bib")
                                ? workspace.bib(file).map(BibDocument::library)
                                : Optional.empty());
        return library.flatMap(it -> it.indexOfKey(key).flatMap(it::workAt));
    }

    /// The place of an entry's key, as a location.
    ObjectNode location(FoundWork found) {
        if (found.isOwn()) {
            BibDocument bib = workspace.bib(found.file()).orElseThrow();
            Span where = bib.place(found.work().index(), found.work().entry().keySpan());
            return bib.document().location(where);
        }
        return locationInLibrary(found.file(), found.work());
    }

    /// A large library is not made a text of for one line: its columns are characters, which keys
    /// and types seldom have others of than ASCII.
    ObjectNode locationInLibrary(Path file, Work work) {
        LineColumns.LineColumn place =
                lines(work.library()).locate(work.index(), work.entry().keySpan().start());
        ObjectNode location =
                JsonNodeFactory.instance.objectNode().put("uri", FileAddress.of(file));
        ObjectNode range = location.putObject("range");
        int line = place.line() - 1;
        int column = place.column() - 1;
        range.putObject("start").put("line", line).put("character", column);
        range.putObject("end").put("line", line).put("character", column + work.key().length());
        return location;
    }

    private LineColumns lines(Library library) {
        if (counted != library) {
            counted = library;
            lines = LineColumns.of(library.file());
        }
        return lines;
    }

    /// Where sources of the papers of a document name a key, also in comments.
    List<Place> citations(Path document, String key) {
        List<Place> places = new ArrayList<>();
        Map<Path, WritingFormat> sources = new LinkedHashMap<>();
        for (PaperProject paper : workspace.papersOf(document)) {
            for (ProjectSource source : paper.sources()) {
                sources.put(source.path(), source.format());
            }
        }
        sources.forEach((path, format) ->
                workspace
                        .documents()
                        .document(path)
                        .filter(it -> it.text().contains(key))
                        .ifPresent(it ->
                                format.mentions(it.text()).stream()
                                        .filter(cited -> cited.key().equals(key))
                                        .forEach(cited ->
                                                places.add(new Place(it, cited.where())))));
        return places;
    }

    /// Where the paper's own references name a key.
    ///
    /// @param withEntries whether the keys of the entries themselves count
    List<Place> inReferences(Path document, String key, boolean withEntries) {
        List<Place> places = new ArrayList<>();
        for (BibDocument bib : workspace.bibs(document)) {
            bib.places(key).stream()
                    .filter(it -> withEntries || !it.isEntry())
                    .forEach(it -> places.add(new Place(bib.document(), it.where())));
        }
        return places;
    }
}
