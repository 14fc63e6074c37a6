/// Controls and commands shared by features; they do not know libraries, only the names of kinds.
///
/// `SafeWrapping` is the only place that lets labels and text areas wrap. JavaFX 23 to 27 throws
/// when it wraps a line inside right-to-left text (it looks for trailing white space at negative
/// offsets) and leaves the window half drawn; one Arabic title wider than its field was enough. So
/// text that needs the bidirectional algorithm ends in an ellipsis or scrolls. References wrap
/// between words, and words in scripts other than Latin, Greek and Cyrillic are never italic. When
/// JavaFX fixes the bug, `SafeWrapping` goes.
///
/// `EvenTable` positions its rows itself, at number times height: JavaFX's `VirtualFlow` adds up
/// the heights of all rows above the visible ones, some fifteen times a frame, so that row 765,000
/// of a million scrolled at 14 frames per second (63 now). It extends `VirtualFlow` where that
/// manages its cells, so keys, paging and screen readers find what they expect; `EvenTableViewTest`
/// compares it with JavaFX's table under random actions. Columns must fit the width.
///
/// Icons are paths that we drew (`LineIcon`), and `MessageTexts` reads the one file in the
/// desktop's language: an icon font of seven thousand took a fifth of the time before the first
/// frame, and `ResourceBundle`, which searches the class path for each possible translation, a
/// tenth.
@NullMarked
package octavo.gui.controls;

import org.jspecify.annotations.NullMarked;
