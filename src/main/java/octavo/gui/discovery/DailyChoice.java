package octavo.gui.discovery;

import java.util.Optional;

/// Whether services are asked each day what is new of those who are followed beside a library,
/// which the settings of this computer say.
public interface DailyChoice {
    /// That of a library that the settings do not know.
    DailyChoice NEVER =
            new DailyChoice() {
                @Override
                public boolean isPossible() {
                    return false;
                }

                @Override
                public Optional<String> lastDay() {
                    return Optional.empty();
                }

                @Override
                public void keep(Optional<String> lastDay) {
                    // There is nobody to keep it.
                }
            };

    /// Whether the library has a file, by which the settings know it.
    boolean isPossible();

    /// The last day on which they were asked, in ISO 8601, or an empty text if it is still to come;
    /// none if they are not asked each day.
    Optional<String> lastDay();

    /// @param lastDay none if they are not to be asked each day any more
    void keep(Optional<String> lastDay);
}
