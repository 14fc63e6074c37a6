package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.library.FileTrouble;
import octavo.library.Library;
import octavo.settings.ListFolder;
import octavo.sidecar.SidecarFile;
import octavo.text.Parsed;
import octavo.venuenames.VenueList;
import octavo.venuenames.VenueRegister;
import octavo.venues.VenueDecisions;
import octavo.venues.VenueIndex;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/// What commands know about venues: the register, the user's lists, and the decisions beside a
/// library.
public final class VenueContext {
    private static final int MOST_SHOWN = 5;

    private VenueContext() {}

    /// The register with the lists in the configuration folder and some others. Invalid rows are
    /// reported, the first few of each file one by one.
    public static VenueRegister registerWith(List<Path> givenLists, PrintWriter err) {
        VenueRegister venueRegister = VenueRegister.builtIn();
        for (Path path : listFiles(givenLists)) {
            Parsed<VenueList> venueList = VenueList.parse(readText(path));
            venueList.diagnostics().stream()
                    .limit(MOST_SHOWN)
                    .forEach(it -> err.println("octavo: " + path + ": " + it.message()));
            int unshownCount = venueList.diagnostics().size() - MOST_SHOWN;
            if (unshownCount > 0) {
                err.println("octavo: " + path + ": " + unshownCount + " more rows cannot be used");
            }
            venueRegister = venueList.value().addTo(venueRegister);
        }
        return venueRegister;
    }

    private static List<Path> listFiles(List<Path> givenLists) {
        try {
            List<Path> lists = new ArrayList<>(ListFolder.listFiles());
            lists.addAll(givenLists);
            return lists;
        } catch (IOException trouble) {
            throw new CommandRefusal(
                    ExitStatus.NO_FILE, FileTrouble.whenReading(ListFolder.ofUser(), trouble));
        }
    }

    private static String readText(Path path) {
        try {
            return new String(Files.readAllBytes(path), StandardCharsets.UTF_8);
        } catch (IOException trouble) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(path, trouble));
        }
    }

    /// The decisions beside the first of some files.
    static VenueDecisions decisionsOf(List<Path> files) {
        return files.stream()
                .findFirst()
                .map(file -> VenueDecisions.of(SidecarFile.loadFor(file).content()))
                .orElse(VenueDecisions.NONE);
    }

    public static VenueIndex indexOf(Path file, Library library, VenueRegister venueRegister) {
        return VenueIndex.clusterOfSlot(
                library, venueRegister, VenueDecisions.of(SidecarFile.loadFor(file).content()));
    }
}
