package octavo.cli;

import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.series.VenueDecisions;
import octavo.series.VenueIndex;
import octavo.settings.ListFolder;
import octavo.sidecar.SidecarFile;
import octavo.text.Parsed;
import octavo.venues.Register;
import octavo.venues.VenueList;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What commands know of venues: the register, the lists of the user, and what is decided beside a
/// library.
final class Venues {
    private static final int SHOWN = 5;

    private Venues() {}

    /// The register with the lists in the configuration folder and some more. Rows that cannot be
    /// used are told, the first few of a file one by one.
    static Register register(List<Path> more, PrintWriter err) {
        Register register = Register.builtIn();
        for (Path path : lists(more)) {
            Parsed<VenueList> list = VenueList.parse(text(path));
            list.diagnostics().stream()
                    .limit(SHOWN)
                    .forEach(it -> err.println("octavo: " + path + ": " + it.message()));
            int others = list.diagnostics().size() - SHOWN;
            if (others > 0) {
                err.println("octavo: " + path + ": " + others + " more rows cannot be used");
            }
            register = list.value().addedTo(register);
        }
        return register;
    }

    private static List<Path> lists(List<Path> more) {
        try {
            List<Path> lists = new ArrayList<>(ListFolder.lists());
            lists.addAll(more);
            return lists;
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(ListFolder.ofUser(), trouble));
        }
    }

    private static String text(Path path) {
        try {
            return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
        } catch (IOException trouble) {
            throw new Refusal(Cli.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    static VenueIndex index(Path file, Library library, Register register) {
        return VenueIndex.of(
                library, register, VenueDecisions.of(SidecarFile.load(file).content()));
    }
}
