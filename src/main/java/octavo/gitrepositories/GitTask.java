package octavo.gitrepositories;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/// What git is to do.
///
/// @param words the subcommand and its arguments; paths follow `--`
/// @param input its standard input
/// @param isOnline whether it may speak to other repositories
/// @param hasOwnIndex whether it works on an index of its own instead of the repository's
@SuppressWarnings("ArrayRecordComponent") // never compared
record GitTask(List<String> words, byte[] input, boolean isOnline, boolean hasOwnIndex) {
    GitTask {
        words = List.copyOf(words);
    }

    static GitTask of(String... words) {
        return new GitTask(List.of(words), new byte[0], false, false);
    }

    GitTask with(List<String> moreWords) {
        List<String> allWords = new ArrayList<>(words);
        allWords.addAll(moreWords);
        return new GitTask(allWords, input, isOnline, hasOwnIndex);
    }

    /// With the files that it is about.
    GitTask onFiles(List<String> fileNames) {
        return with(List.of("--")).with(fileNames);
    }

    GitTask onFiles(String... fileNames) {
        return onFiles(Arrays.asList(fileNames));
    }

    GitTask withInput(byte[] newInput) {
        return new GitTask(words, newInput, isOnline, hasOwnIndex);
    }

    GitTask online() {
        return new GitTask(words, input, true, hasOwnIndex);
    }

    GitTask withOwnIndex() {
        return new GitTask(words, input, isOnline, true);
    }
}
