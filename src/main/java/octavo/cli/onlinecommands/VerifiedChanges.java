package octavo.cli.onlinecommands;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.cli.shared.ApplyOptions;
import octavo.cli.shared.ChangeRetry;
import octavo.cli.shared.LibraryInput;
import octavo.cli.shared.LibraryLoader;
import octavo.enrichment.EnrichmentInquiry;
import octavo.enrichment.EnrichmentPlan;
import octavo.enrichment.EnrichmentWishes;
import octavo.enrichment.EntryFinding;
import octavo.enrichment.PublishedHandling;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.library.Work;
import octavo.verify.VerificationVerdict.DifferingEntry;
import octavo.verify.VerificationVerdict.DisputedEntry;
import octavo.verify.VerifiedEntry;

import picocli.CommandLine.Model.CommandSpec;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/// Mends what a verification found wrong, where a record certainly has the right value.
///
/// @param fieldNames those that may be changed; all if empty
record VerifiedChanges(
        CommandSpec spec,
        Path file,
        EnrichmentInquiry enrichmentInquiry,
        ApplyOptions options,
        Set<String> fieldNames) {
    private static final EnrichmentWishes NO_WISHES = new EnrichmentWishes(Set.of(), false);

    /// Whether something in an entry may be mended.
    static boolean mayMend(VerifiedEntry verifiedEntry) {
        return verifiedEntry.verdict() instanceof DifferingEntry
                || verifiedEntry.verdict() instanceof DisputedEntry;
    }

    /// @param verifiedLibrary what was verified
    void mendEntries(Library verifiedLibrary, List<VerifiedEntry> verifiedEntries)
            throws InterruptedException {
        LibraryInput.refuseStandardInput(file, "Changes go into a library that has a file.");
        List<EntryFinding> findings = new ArrayList<>();
        for (VerifiedEntry verifiedEntry : verifiedEntries) {
            if (mayMend(verifiedEntry)) {
                findings.add(enrichmentInquiry.findMissing(verifiedEntry, NO_WISHES));
            }
        }
        ChangeRetry.run(spec, file, () -> attempt(verifiedLibrary, findings));
    }

    /// Says of which entries nothing is mended, and why.
    private void tellReasons(Library library, EnrichmentPlan plan, List<EntryFinding> findings) {
        Set<Integer> mendedSlots = plan.proposalsBySlot().keySet();
        for (EntryFinding finding : findings) {
            Work work = finding.verifiedEntry().work();
            if (!mendedSlots.contains(library.slots().get(work.index()).number())) {
                EnrichmentPlan.reasonForNone(finding)
                        .ifPresent(reason ->
                                spec.commandLine()
                                        .getErr()
                                        .println(
                                                "octavo: "
                                                        + work.key()
                                                        + " is not mended: "
                                                        + reason));
            }
        }
    }

    private void attempt(Library verifiedLibrary, List<EntryFinding> findings)
            throws LibraryFile.ChangedOnDiskException {
        LibraryFile libraryFile = LibraryLoader.loadChangeable(file, spec.commandLine().getErr());
        Library library = libraryFile.library();
        if (!library.slots().equals(verifiedLibrary.slots())) {
            throw new CommandRefusal(
                    ExitStatus.PROBLEMS,
                    file + " was changed meanwhile. Nothing is mended; run it again.");
        }
        EnrichmentPlan plan =
                EnrichmentPlan.ofWrongFields(
                                CompleteCommand.contextOf(
                                        file, library, spec.commandLine().getErr()),
                                findings)
                        .withFields(it ->
                                fieldNames.isEmpty()
                                        || fieldNames.contains(
                                                it.fieldName().toLowerCase(Locale.ROOT)));
        if (fieldNames.isEmpty()) {
            tellReasons(library, plan, findings);
        }
        new EnrichmentOutput(spec, options.makesChanges(), false, Optional.empty())
                .changeLibrary(libraryFile, plan, PublishedHandling.LINK);
    }
}
