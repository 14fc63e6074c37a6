package octavo.cli.onlinecommands;

import octavo.cli.process.TerminalWriter;
import octavo.cli.shared.LibraryOutput;
import octavo.cli.shared.StoredReceipts;
import octavo.cli.shared.TexFolder;
import octavo.enrichment.EnrichmentPlan;
import octavo.enrichment.EnrichmentPlan.EnrichmentEdit;
import octavo.enrichment.EnrichmentReceipts;
import octavo.enrichment.FieldProposal;
import octavo.enrichment.PublishedHandling;
import octavo.enrichment.PublishedProposal;
import octavo.library.Library;
import octavo.library.LibraryFile;
import octavo.lookup.AnswerStamp;
import octavo.lookup.SourcedWork;
import octavo.venuenames.VenueRegister;

import picocli.CommandLine.Model.CommandSpec;

import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;

/// Shows the changes that services support, each with its source and date, and makes them if asked.
///
/// @param makesChanges whether to save them, not only to show them
/// @param isJson whether programs read the output
/// @param texFolder where citations follow new keys
record EnrichmentOutput(
        CommandSpec spec, boolean makesChanges, boolean isJson, Optional<Path> texFolder) {

    void changeLibrary(LibraryFile libraryFile, EnrichmentPlan plan, PublishedHandling handling)
            throws LibraryFile.ChangedOnDiskException {
        Library library = libraryFile.library();
        EnrichmentEdit enrichmentEdit = plan.toEdit(library, handling, texFolder.isPresent());
        Library changedLibrary = library.applyEdit(enrichmentEdit.edit());
        PrintWriter out = spec.commandLine().getOut();
        if (isJson) {
            TerminalWriter.ofJson(out).println(toJson(plan, handling).toPrettyString());
        } else {
            PrintWriter terminalOutput = TerminalWriter.of(out);
            plan.fieldProposals().forEach(it -> terminalOutput.println(lineOf(it)));
            plan.publishedProposals().forEach(it -> terminalOutput.println(lineOf(it, handling)));
            terminalOutput.flush();
        }
        if (plan.isEmpty()) {
            spec.commandLine().getErr().println("octavo: nothing to change");
            return;
        }
        LibraryOutput output = new LibraryOutput(spec, libraryFile, makesChanges);
        TexFolder folder = new TexFolder(enrichmentEdit.newKeysByOld());
        if (!isJson) {
            output.previewChanges(changedLibrary);
            texFolder.ifPresent(it -> folder.showChanges(it, spec));
        }
        if (makesChanges && texFolder.isPresent()) {
            folder.saveWith(output, libraryFile, changedLibrary, texFolder.get());
        } else {
            output.saveChanges(changedLibrary);
        }
        if (makesChanges) {
            StoredReceipts.add(
                    libraryFile.path(),
                    EnrichmentReceipts.ofPlan(
                            plan, library, changedLibrary, VenueRegister.builtIn()));
        } else {
            spec.commandLine().getErr().println("octavo: --apply makes these changes");
        }
    }

    private static String lineOf(FieldProposal proposal) {
        String change =
                proposal.sourceBefore()
                        .map(before -> before + " → " + proposal.sourceAfter())
                        .orElse("+ " + proposal.sourceAfter());
        return "%s: %s: %s (%s, %s)"
                .formatted(
                        proposal.key(),
                        proposal.fieldName(),
                        change,
                        proposal.serviceName(),
                        dayOf(proposal.answerStamp()));
    }

    private static String lineOf(PublishedProposal proposal, PublishedHandling handling) {
        SourcedWork sourcedWork = proposal.publishedVersion().sourcedWork();
        return "%s: published, %s (%s; %s, %s)"
                .formatted(
                        proposal.key(),
                        switch (handling) {
                            case LINK -> "new entry " + proposal.publishedEntry().key();
                            case REPLACE -> "becomes its published version";
                        },
                        proposal.publishedVersion().reason(),
                        sourcedWork.sourceName(),
                        dayOf(sourcedWork.answerStamp()));
    }

    private static LocalDate dayOf(AnswerStamp answerStamp) {
        return LocalDate.ofInstant(answerStamp.answeredAt(), ZoneId.systemDefault());
    }

    private static ObjectNode toJson(EnrichmentPlan plan, PublishedHandling handling) {
        ObjectNode json = JsonMapper.shared().createObjectNode();
        ArrayNode fieldsJson = json.putArray("fields");
        for (FieldProposal proposal : plan.fieldProposals()) {
            ObjectNode fieldJson =
                    fieldsJson
                            .addObject()
                            .put("key", proposal.key())
                            .put("field", proposal.fieldName().toLowerCase(Locale.ROOT));
            proposal.sourceBefore().ifPresent(it -> fieldJson.put("before", it));
            fieldJson
                    .put("after", proposal.sourceAfter())
                    .put("source", proposal.serviceName())
                    .put("date", dayOf(proposal.answerStamp()).toString());
        }
        ArrayNode publishedJson = json.putArray("published");
        for (PublishedProposal proposal : plan.publishedProposals()) {
            SourcedWork sourcedWork = proposal.publishedVersion().sourcedWork();
            publishedJson
                    .addObject()
                    .put("key", proposal.key())
                    .put("publishedKey", proposal.publishedEntry().key())
                    .put("handling", handling.id())
                    .put("reason", proposal.publishedVersion().reason().toString())
                    .put("source", sourcedWork.sourceName())
                    .put("date", dayOf(sourcedWork.answerStamp()).toString())
                    .put("entry", proposal.publishedEntry().text());
        }
        return json;
    }
}
