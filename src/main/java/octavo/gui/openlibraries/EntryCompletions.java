package octavo.gui.openlibraries;

import octavo.gui.editor.EditorModel;
import octavo.gui.editor.KnownVenues;
import octavo.gui.editor.PersonCompletions;
import octavo.gui.editor.ValueCompletions;
import octavo.gui.pagecontract.VenueRegisters;
import octavo.library.Library;
import octavo.people.DecisionsJson;
import octavo.people.PersonDecisions;
import octavo.sidecar.Sidecar;
import octavo.sidecar.SidecarFile;
import octavo.venues.VenueDecisions;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// What is offered while somebody fills in an entry. It is learnt once from a library, since what
/// is typed there changes little.
record EntryCompletions(
        KnownVenues knownVenues,
        PersonCompletions personCompletions,
        ValueCompletions valueCompletions) {

    /// Learns what there is to offer, which takes a while.
    ///
    /// @param path of the library, if it has a file
    static EntryCompletions of(Library library, Optional<Path> path) throws IOException {
        Optional<Sidecar> sidecarContent =
                path.map(libraryFile -> SidecarFile.loadFor(libraryFile).content());
        VenueDecisions venueDecisions =
                sidecarContent.map(VenueDecisions::of).orElse(VenueDecisions.NONE);
        PersonDecisions personDecisions =
                sidecarContent
                        .map(sidecar -> DecisionsJson.readDecisions(sidecar).decisions())
                        .orElseGet(PersonDecisions::none);
        return new EntryCompletions(
                KnownVenues.of(library, VenueRegisters.readRegister(), venueDecisions),
                PersonCompletions.of(library, personDecisions),
                ValueCompletions.of(library));
    }

    void offerIn(EditorModel editorModel) {
        editorModel.venuesProperty().set(knownVenues);
        editorModel.peopleProperty().set(personCompletions);
        editorModel.valuesProperty().set(valueCompletions);
    }
}
