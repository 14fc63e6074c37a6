package octavo;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;

import octavo.storage.ContentPaths;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Who makes a path from a text. Where content is the text, [ContentPaths] judges the path before
/// the file is read or written: whoever adds a class here says which class asks it.
class NamedPathsTest {
    private static final JavaClasses CODE =
            new ClassFileImporter()
                    .withImportOption(new ImportOption.DoNotIncludeTests())
                    .importPackages("octavo");

    private static final Pattern FROM_TEXT =
            Pattern.compile(
                    "java\\.nio\\.file\\.(Path\\.(resolve|resolveSibling|of)|Paths\\.get)"
                            + "\\(java\\.lang\\.String.*");

    /// Content is the text: the class, and which one asks before the file is touched.
    private static final String OF_CONTENT =
            """
            cli.WatchCommand                 : cli.commands.CitedCommand
            cli.commands.CitedCommand        : cli.commands.CitedCommand
            cli.commands.CvCommand           : cv.output.OutputGuard
            cli.commands.StringsCommand      : cli.commands.StringsCommand
            cli.shared.GivenStyleFile        : cslreferences.StyleFile
            cv.output.CvFolder               : cv.output.OutputGuard
            cv.output.CvOutput               : cv.output.OutputGuard
            gui.cv.PrintedProfile            : cv.output.OutputGuard
            paperprojects.CheckRules              : paperprojects.CheckRules
            paperprojects.PaperProject            : paperprojects.PaperProject
            paperprojects.ProjectProfile          : paperprojects.ProjectProfile
            paperprojects.ProjectReading          : paperprojects.TargetFile
            paperprojects.outputs.LibraryOutputs  : cv.output.OutputGuard
            paperprojects.outputs.ReferenceOutput : cv.output.OutputGuard
            cslreferences.StyleFile          : cslreferences.StyleFile
            servers.lsp.WritingWorkspace     : servers.lsp.WorkspaceRules
            """;

    /// Nobody else named it: the text is the user's, as on the command line and in settings, or
    /// Octavo's own, as a constant and the name of a record; or what a link of an entry says, which
    /// is opened only when the user asks, and only if it is a document.
    private static final String OF_OTHERS =
            """
            launch.CacheTraining launch.Main cli.Cli cli.HelpCommand cli.commands.AddCommand
            cli.versioncommands.BlameCommand cli.commands.CiteCommand cli.versioncommands.GitCommitCommand
            cli.versioncommands.GitPullCommand cli.versioncommands.GitPushCommand gitrepositories.GitProgram
            gitrepositories.LibraryRepository gitrepositories.RepositoryPlace
            cli.onlinecommands.CompleteCommand cli.commands.CvMemory cli.commands.DeleteCommand
            cli.versioncommands.DiffCommand cli.commands.DocumentCommand cli.commands.EditCommand cli.commands.FilesCommand cli.onlinecommands.FollowCommand
            cli.commands.ImportCommand cli.commands.KeysCommand cli.commands.LinkCommand
            cli.commands.ListCommand cli.versioncommands.MergeCommand cli.onlinecommands.MineCommand cli.commands.OutputsCommand
            cli.commands.PeopleCommand cli.onlinecommands.ReferencesCommand cli.commands.ReplaceCommand cli.commands.VenuesCommand
            cli.onlinecommands.VerifyCommand cli.versioncommands.VersionsCommand cli.onlinecommands.WhyCommand
            cli.versioncommands.ReceiptMerge cli.shared.ChangeRetry cli.shared.FileArguments
            cli.shared.InterruptedWork cli.shared.LibraryInput
            cli.shared.NumberedWorks cli.shared.PendingCitations cli.shared.PendingMoves
            cli.shared.SourceArguments cli.output.GithubAnnotations cli.output.SarifWriter cli.process.CommandLog
            cli.process.StandardOutput files.attachments.AttachmentFolders
            files.attachments.FileMoveLog files.attachments.FileNaming
            files.attachments.LinkCopies files.attachments.NewLinks files.words.PaperWords
            gui.App gui.commands.ErrorLog gui.commands.MainMenus gui.commands.PrintAndLogActions
            gui.cv.ListOutputs
            gui.probe.WindowProbe gui.shell.WelcomeView gui.openlibraries.FileDialogs
            gui.openlibraries.OpenSession library.LinkedFile net.AnswerCache
            retractions.RetractionTable
            paperprojects.WrittenReferences receipts.ReceiptFile servers.lsp.ServerSettings
            cli.versioncommands.ShareCommand sharedlibraries.LibraryExchange
            sharedlibraries.PasswordFile sharedlibraries.StateJournal sharedlibraries.SyncedBase
            sidecar.SidecarFile syncedfolders.ConflictCopy
            """;

    /// Rooms that keep Octavo's own files.
    private static final Pattern OWN_FILES = Pattern.compile("(storage|settings|recovery)\\..*");

    @Test
    void everyClassThatMakesPathsFromTextsIsKnown() {
        Set<String> known = new TreeSet<>(List.of(OF_OTHERS.strip().split("\\s+")));
        OF_CONTENT.lines().forEach(line -> known.add(line.replaceFirst(" .*", "")));
        Set<String> makers =
                CODE.stream()
                        .filter(type ->
                                type.getAccessesFromSelf().stream()
                                        .map(access -> access.getTarget().getFullName())
                                        .anyMatch(FROM_TEXT.asMatchPredicate()))
                        .map(NamedPathsTest::outermost)
                        .filter(OWN_FILES.asMatchPredicate().negate())
                        .collect(Collectors.toCollection(TreeSet::new));
        Set<String> gone = new TreeSet<>(known);
        gone.removeAll(makers);
        makers.removeAll(known);
        assertEquals(Set.of(), makers, "unknown");
        assertEquals(Set.of(), gone, "gone");
    }

    @ParameterizedTest
    @CsvSource(delimiter = ':', textBlock = OF_CONTENT)
    void aPathThatContentNamesIsJudged(String maker, String judge) {
        boolean isJudged =
                CODE.stream()
                        .filter(type -> outermost(type).equals(judge))
                        .flatMap(type -> type.getMethodCallsFromSelf().stream())
                        .anyMatch(call ->
                                call.getTargetOwner()
                                        .getName()
                                        .equals(ContentPaths.class.getName()));
        assertTrue(isJudged, () -> judge + " does not ask about what " + maker + " makes");
    }

    private static String outermost(JavaClass type) {
        return type.getName().replaceFirst("\\$.*", "").replaceFirst("^octavo\\.", "");
    }
}
