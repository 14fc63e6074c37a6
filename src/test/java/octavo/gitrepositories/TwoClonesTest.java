package octavo.gitrepositories;

import static org.junit.jupiter.api.Assertions.assertEquals;

import octavo.Sample;

import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import java.nio.file.Path;
import java.util.Random;

/// Two people edit, commit, pull and push at random, over a folder and over HTTP. Every value that
/// somebody wrote is in the end in both libraries, unless somebody who saw it replaced it, or it
/// was part of a conflict that was shown.
class TwoClonesTest {
    private static final int ROUNDS = Integer.getInteger("octavo.clones.rounds", Sample.of(20));

    @TempDir Path folder;

    @Test
    @Tag(Sample.TAG)
    void disjointEditsMeetWithoutAConflict() throws Exception {
        var game = new CloneRounds(GitClones.inFolder(folder), new Random(56), true);
        game.play(ROUNDS);
        game.assertNothingIsLost();
        assertEquals(0, game.conflictCount());
    }

    @Test
    @Tag(Sample.TAG)
    void clashingEditsConvergeAndTellOfEachConflict() throws Exception {
        var game = new CloneRounds(GitClones.inFolder(folder), new Random(57), false);
        game.play(ROUNDS);
        game.assertNothingIsLost();
    }

    @Test
    @Tag(Sample.TAG)
    void clonesMeetOverHttpToo() throws Exception {
        GitClones local = GitClones.inFolder(folder);
        try (var server = new GitWebServer(folder)) {
            var clones =
                    new GitClones(folder, server.address(local.remote().getFileName().toString()));
            var game = new CloneRounds(clones, new Random(58), false);
            game.play(ROUNDS);
            game.assertNothingIsLost();
        }
    }
}
