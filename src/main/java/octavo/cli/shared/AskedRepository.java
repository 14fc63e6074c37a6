package octavo.cli.shared;

import octavo.cli.process.CommandRefusal;
import octavo.cli.process.ExitStatus;
import octavo.gitrepositories.GitTrouble;
import octavo.gitrepositories.LibraryRepository;
import octavo.library.FileTrouble;

import java.io.Console;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;

/// The repository of a library that a command is to work with. That the user has given the command
/// is what allows git to be run.
public final class AskedRepository {
    private AskedRepository() {}

    /// What is to be done with it.
    public interface RepositoryWork<T> {
        T applyTo(LibraryRepository repository) throws IOException, InterruptedException;
    }

    private static boolean mayAskInTerminal() {
        return Optional.ofNullable(System.console()).filter(Console::isTerminal).isPresent();
    }

    /// Does it, or refuses in git's place.
    public static <T> T work(Path library, RepositoryWork<T> work) {
        LibraryInput.refuseStandardInput(library, "A repository has a library with a file.");
        try {
            return work.applyTo(LibraryRepository.of(library, mayAskInTerminal()));
        } catch (GitTrouble trouble) {
            throw new CommandRefusal(ExitStatus.PROBLEMS, trouble.wording());
        } catch (IOException failure) {
            throw new CommandRefusal(ExitStatus.NO_FILE, FileTrouble.whenReading(library, failure));
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new CommandRefusal(ExitStatus.NO_FILE, "git was interrupted.");
        }
    }
}
