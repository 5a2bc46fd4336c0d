package gongdi;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.Date;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.camunda.bpm.engine.ManagementService;
import org.camunda.bpm.engine.RepositoryService;
import org.camunda.bpm.engine.impl.history.event.HistoricActivityInstanceEventEntity;
import org.camunda.bpm.engine.impl.history.event.HistoryEventTypes;
import org.camunda.bpm.engine.impl.util.ClockUtil;
import org.camunda.bpm.engine.runtime.Job;
import org.springframework.transaction.event.TransactionalEventListener;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;

/** What the conformance suite needs beside the REST interface: the order in which activities end, and the clock. */
@RestController
class Conformance {
  private static final int MOST_JOBS = 200;
  /** An instant that is exactly due is one to come in some places of the engine. */
  private static final long AFTER_DUE = 10;
  private final List<String> ended = Collections.synchronizedList(new ArrayList<>());
  private final Set<String> seen = Collections.synchronizedSet(new HashSet<>());
  private final ManagementService management;
  private final RepositoryService repository;

  Conformance(ManagementService management, RepositoryService repository) {
    this.management = management;
    this.repository = repository;
  }

  /** Only what was committed counts. */
  @TransactionalEventListener
  void on(HistoricActivityInstanceEventEntity event) {
    // What begins and ends in one transaction is told twice.
    if (event.isEventOfType(HistoryEventTypes.ACTIVITY_INSTANCE_END) && seen.add(event.getId()))
      ended.add((event.isCanceled() ? "!" : "") + event.getActivityId());
  }

  @GetMapping("/conformance/trace")
  List<String> trace() {
    return List.copyOf(ended);
  }

  @PostMapping("/conformance/reset")
  void reset() {
    repository.createDeploymentQuery().list().forEach(one -> repository.deleteDeployment(one.getId(), true));
    ClockUtil.reset();
    ended.clear();
    seen.clear();
  }

  /** Moves the clock and does what gets due on the way, one after the other. */
  @PostMapping("/conformance/advance")
  void advance(@RequestParam long milliseconds) {
    Date until = new Date(ClockUtil.getCurrentTime().getTime() + milliseconds);
    for (int n = 0; n < MOST_JOBS; n++) {
      Optional<Job> next = management.createJobQuery().withRetriesLeft().active().list().stream()
          .filter(job -> job.getDuedate() == null || !job.getDuedate().after(until))
          .min(Comparator.comparing(job -> job.getDuedate() == null ? new Date(0) : job.getDuedate()));
      if (next.isEmpty()) break;
      Date due = next.get().getDuedate();
      if (due != null && due.after(ClockUtil.getCurrentTime())) ClockUtil.setCurrentTime(new Date(due.getTime() + AFTER_DUE));
      try {
        management.executeJob(next.get().getId());
      } catch (RuntimeException failed) {
        // The engine counts the failure, and makes an incident of the last.
      }
    }
    ClockUtil.setCurrentTime(until);
  }
}
