### What the browser says around lessons and rules.

web-lesson = Lesson
web-lesson-done = Played to the end
web-lesson-progress = { $done } of { $all } moves
web-lesson-go-on = Go on
web-lesson-run = Let the clock run
web-lesson-hint = A hint:
web-lesson-fold = Fold the lesson up
web-lesson-unfold = Show the lesson
web-lesson-finish = Finish
web-lesson-learned = What you have learned
web-lesson-next = Next lesson
web-lesson-play = Play a real game
web-lesson-back = Back to Learn
web-lesson-restart = Play this lesson again
web-lesson-stuck = Something went otherwise than in the example. Begin again: it takes a moment only.
web-lesson-late = The year has gone by. Begin again: it takes a moment only.

web-learn-glance = In one minute
web-rules-open = Rules
web-rules-how = How is it played?
web-rules-of = { $game }: the rules
web-rules-all = The whole rules page, in a tab of its own
web-lesson-aside = That is for a real game. Here, just follow the example.
web-lesson-kept = You can go on with the lesson from the Learn page.
